'use client';
import { type ReactNode, useId } from 'react';

type LabelledFieldProps = { label: string; wide?: boolean; children: (id: string) => ReactNode };

/** A small label above a large value, as on a paper form. */
export function LabelledField({ label, wide, children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className={`min-w-0 ${wide ? 'col-span-2' : ''}`}>
      <label htmlFor={id} className="mb-0.5 block text-xs text-ink-faint">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
