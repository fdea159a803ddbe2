import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** More of the same, for those who want it. */
export function Disclosure({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group text-sm">
      <summary className="-ml-2 inline-flex min-h-9 list-none items-center gap-1.5 rounded-control px-2 text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-faint transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
