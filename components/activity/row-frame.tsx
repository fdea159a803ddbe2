'use client';
import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { localNow } from '@/lib/time/zoned-time';
import { browserTimeZone } from '../live/browser-clock';
import { VisibleText } from '../ui/visible-text';

type RowFrameProps = {
  mark: ReactNode;
  /** When it happened. A line of a card that is told already has none. */
  at?: string;
  verb?: string;
  name: string;
  facts: string[];
  /** A button at the end of the line. */
  aside?: ReactNode;
  problem?: string;
  children: ReactNode;
};

/** A line that opens: the whole width answers to the pointer, with the arrow always in the same place. */
export function RowFrame({ mark, at, verb, name, facts, aside, problem, children }: RowFrameProps) {
  const [isOpen, setIsOpen] = useState(false);
  const story = useId();
  return (
    <div className="py-1">
      <div className="relative">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={story}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full items-start gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-hover"
        >
          <span className="mt-0.5">{mark}</span>
          <span className={`min-w-0 flex-1 ${aside ? 'pr-20' : ''}`}>
            <span className="block break-words">
              {verb && <span className="text-ink-soft">{verb} </span>}
              {name !== '' && (
                <span className="font-medium">
                  <VisibleText text={name} />
                </span>
              )}
            </span>
            <span className="block text-sm text-ink-faint">
              {at && <time dateTime={at}>{localNow(new Date(at), browserTimeZone()).time}</time>}
              {facts.map((fact, index) => (
                <Fragment key={fact}>
                  {(at || index > 0) && ' · '}
                  <span className="inline-block">{fact}</span>
                </Fragment>
              ))}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className={`mt-1 size-4 shrink-0 text-ink-faint transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
        {aside && <span className="absolute top-1 right-8 flex">{aside}</span>}
      </div>
      {problem && (
        <p role="alert" className="px-2 pb-2 pl-10 text-sm text-amber-ink">
          {problem}
        </p>
      )}
      <div id={story} hidden={!isOpen} className="pt-1 pr-2 pb-4 pl-10">
        {isOpen && children}
      </div>
    </div>
  );
}
