'use client';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';

type ChoiceGroupProps<Value extends string> = {
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string; lang?: string }>;
  onChange: (value: Value) => void;
};

/** One of a few, side by side. */
export function ChoiceGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next: unknown) => {
        const known = options.find((option) => option.value === next);
        if (known) onChange(known.value);
      }}
      className="inline-flex flex-wrap gap-0.5 rounded-control bg-sunken p-0.5"
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          lang={option.lang}
          className="inline-flex min-h-9 cursor-pointer items-center rounded-[6px] px-3.5 text-sm text-ink-soft transition-colors duration-150 hover:text-ink data-[checked]:bg-surface data-[checked]:font-medium data-[checked]:text-ink data-[checked]:shadow-[0_0_0_1px_var(--line-strong)]"
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
