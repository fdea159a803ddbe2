'use client';
import { Checkbox } from '@base-ui/react/checkbox';
import type { ReactNode } from 'react';

type CheckProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** `round` is a todo, `square` a choice on a card. */
  shape?: 'round' | 'square';
  tone?: 'plain' | 'urgent' | 'high';
  disabled?: boolean;
};

const TONES = { plain: 'border-control-line', high: 'border-amber-line', urgent: 'border-red-ink' } as const;

function Tick(): ReactNode {
  return (
    <svg aria-hidden viewBox="0 0 16 16" className="size-3 fill-none stroke-current stroke-[2.4]">
      <path d="m3.2 8.6 3.2 3.2 6.4-7.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** A check mark with a target big enough for a thumb. */
export function Check({ label, checked, onChange, shape = 'round', tone = 'plain', disabled }: CheckProps) {
  return (
    <Checkbox.Root
      aria-label={label}
      checked={checked}
      onCheckedChange={(next) => onChange(next)}
      disabled={disabled}
      className="group -m-2.5 grid size-10 shrink-0 cursor-pointer place-items-center rounded-full focus-visible:outline-none"
    >
      <span
        className={`grid size-5 place-items-center border-[1.5px] transition-colors duration-150 group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-accent-ink group-data-[checked]:border-accent group-data-[checked]:bg-accent group-data-[checked]:text-on-accent group-hover:bg-accent-wash ${shape === 'round' ? 'rounded-full' : 'rounded-[6px]'} ${TONES[tone]}`}
      >
        <Checkbox.Indicator>
          <Tick />
        </Checkbox.Indicator>
      </span>
    </Checkbox.Root>
  );
}
