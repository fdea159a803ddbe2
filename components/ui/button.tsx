'use client';
import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps } from 'react';

const LOOKS = {
  /** The one deep green of the page: go ahead. */
  primary:
    'bg-accent text-on-accent hover:bg-accent-deep border border-transparent font-medium data-[quiet]:opacity-60',
  /** Cannot be undone. */
  danger:
    'bg-red text-on-accent hover:opacity-90 border border-transparent font-medium data-[quiet]:opacity-60',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-hover font-medium',
  plain: 'border border-transparent text-ink-soft hover:bg-hover hover:text-ink',
  link: 'border border-transparent text-accent-ink hover:bg-accent-wash font-medium',
} as const;

export type ButtonLook = keyof typeof LOOKS;

type ButtonProps = Omit<ComponentProps<typeof BaseButton>, 'className'> & {
  look?: ButtonLook;
  size?: 'normal' | 'small';
  /** Drawn as not available; a button that is disabled for a moment only is not. */
  quiet?: boolean;
};

const SIZES = { normal: 'min-h-10 px-4 text-[0.9375rem]', small: 'min-h-8 px-3 text-sm' } as const;

export function Button({ look = 'outline', size = 'normal', quiet, ...rest }: ButtonProps) {
  return (
    <BaseButton
      focusableWhenDisabled
      data-quiet={quiet || undefined}
      className={`inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control transition-colors duration-150 ${LOOKS[look]} ${SIZES[size]}`}
      {...rest}
    />
  );
}

/** A square button with an icon; the label is what it is called. */
export function IconButton({
  label,
  ...rest
}: Omit<ComponentProps<typeof BaseButton>, 'className'> & { label: string }) {
  return (
    <BaseButton
      aria-label={label}
      title={label}
      className="grid size-9 shrink-0 place-items-center rounded-control text-ink-soft transition-colors duration-150 hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink aria-pressed:bg-hover aria-pressed:text-ink [&_svg]:size-[1.125rem]"
      {...rest}
    />
  );
}
