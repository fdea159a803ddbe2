'use client';
import { fieldClass } from './field-class';
import { LabelledField } from './labelled-field';

export type SelectFieldProps = {
  label: string;
  value: string;
  options: ReadonlyArray<readonly [value: string, label: string]>;
  onChange: (value: string) => void;
  disabled?: boolean;
};

/** A choice of one among a few, under its label. */
export function SelectField({ label, value, options, onChange, disabled }: SelectFieldProps) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldClass} pr-8 disabled:opacity-60`}
        >
          {options.map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
