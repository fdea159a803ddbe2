'use client';
import { useTranslations } from 'next-intl';
import { VisibleText } from '../ui/visible-text';
import { blocksOf } from './blocks';
import type { TakenBack } from './reported-actions';

type WordsProps = {
  text: string;
  /** How much of what these words tell was taken back since. */
  takenBack: TakenBack;
};

/** What the assistant wrote. Words that tell of something that was undone since do not go on saying it. */
export function Words({ text, takenBack }: WordsProps) {
  const t = useTranslations('chat');
  if (takenBack === null) return <Written text={text} />;
  const isAll = takenBack.count === takenBack.of;
  return (
    <div className="max-w-full">
      {isAll ? (
        <del className="text-ink-faint">
          <Written text={text} />
        </del>
      ) : (
        <Written text={text} />
      )}
      <p className="text-sm text-ink-soft">{isAll ? t('undone') : t('undoneSome', takenBack)}</p>
    </div>
  );
}

/** Lines and lists, with every character visible. */
function Written({ text }: { text: string }) {
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
