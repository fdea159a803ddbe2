import type { ReactNode } from 'react';

type ScrollFrameProps = { label: string; className?: string; children: ReactNode };

/** What may be wider than the page. It takes the focus, so that the keys scroll it too. */
export function ScrollFrame({ label, className = '', children }: ScrollFrameProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable without a mouse.
    <section aria-label={label} tabIndex={0} className={`overflow-x-auto rounded-control ${className}`}>
      {children}
    </section>
  );
}
