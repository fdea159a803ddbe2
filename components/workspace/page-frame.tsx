'use client';
import type { ReactNode } from 'react';

/** Where the skip link leads. */
export const PAGE_ID = 'page';

type PageFrameProps = {
  title: string;
  /** One sentence under the title. */
  lead?: string;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page beside the workspace: one column, a title, air. */
export function PageFrame({ title, lead, aside, children }: PageFrameProps) {
  return (
    <main id={PAGE_ID} tabIndex={-1} className="quiet-scroll min-h-0 flex-1 scroll-pb-20">
      <div className="mx-auto w-full max-w-3xl px-4 pt-8 pb-16 wide:px-6 wide:pt-12">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h1 className="text-2xl font-semibold tracking-[-0.02em]">{title}</h1>
            {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
          </div>
          {aside}
        </div>
        <div className="mt-6 wide:mt-8">{children}</div>
      </div>
    </main>
  );
}
