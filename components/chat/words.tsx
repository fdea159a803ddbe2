import { VisibleText } from '../ui/visible-text';
import { blocksOf } from './blocks';

/** What the assistant wrote: lines and lists, with every character visible. */
export function Words({ text }: { text: string }) {
  return (
    <div className="max-w-full space-y-1 leading-relaxed break-words">
      {blocksOf(text).map((block, index) =>
        block.kind === 'line' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places.
          <p key={index} className="min-h-[0.5em] whitespace-pre-wrap">
            <VisibleText text={block.text} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places.
          <ul key={index} className="list-disc space-y-0.5 pl-5 marker:text-ink-faint">
            {block.items.map((item, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text keep their places.
              <li key={position} className="whitespace-pre-wrap">
                <VisibleText text={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
