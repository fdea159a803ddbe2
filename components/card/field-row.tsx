'use client';
import { useTranslations } from 'next-intl';
import type { CardField } from '@/lib/contract/action';
import { VisibleText } from '../ui/visible-text';
import { WithEvidence } from './evidence-mark';

type FieldRowProps = {
  field: CardField;
  /** Whether the action sets this value; a row that only tells which todo is meant has no evidence to show. */
  isArgument: boolean;
  /** Takes another reading of what was said; absent when the card cannot be changed now. */
  onChoose?: (argumentsOfReading: Record<string, unknown>) => void;
  disabled?: boolean;
};

/** One line of the form: a small label, the value, what it was before, and other readings as one-tap choices. */
export function FieldRow({ field, isArgument, onChoose, disabled }: FieldRowProps) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-3 py-[3px]">
      <dt className="text-sm text-ink-faint">{field.label}</dt>
      <dd className="min-w-0 break-words">
        <FieldValue field={field} isArgument={isArgument} />
        <OtherReadings field={field} onChoose={onChoose} disabled={disabled} />
      </dd>
    </div>
  );
}

/** A value, with the one that it replaces. */
export function FieldValue({ field, isArgument }: Pick<FieldRowProps, 'field' | 'isArgument'>) {
  const t = useTranslations('card');
  return (
    <>
      {field.before !== undefined && field.before !== '' && (
        <>
          <span className="sr-only">{t('was')} </span>
          <s className="text-ink-faint decoration-ink-faint">
            <VisibleText text={field.before} />
          </s>
          <span aria-hidden className="px-1.5 text-ink-faint">
            →
          </span>
          <span className="sr-only">, </span>
        </>
      )}
      {isArgument ? (
        <WithEvidence evidence={field.evidence}>
          <VisibleText text={field.display} />
        </WithEvidence>
      ) : (
        <VisibleText text={field.display} />
      )}
      {field.changed && <ChangedMark />}
    </>
  );
}

export function ChangedMark() {
  const t = useTranslations('card');
  return (
    <span className="ml-2 inline-block rounded-full bg-accent-wash px-2 text-xs leading-5 font-medium text-accent-ink">
      {t('changed')}
    </span>
  );
}

export function OtherReadings({ field, onChoose, disabled }: Omit<FieldRowProps, 'isArgument'>) {
  const t = useTranslations('card');
  if (!onChoose || !field.alternatives || field.alternatives.length === 0) return null;
  return (
    <span className="mt-1 mb-1 flex flex-wrap items-center gap-1.5 text-sm">
      <span className="text-ink-faint">{t('otherReadings')}</span>
      {field.alternatives.map((alternative) => (
        <button
          key={alternative.display}
          type="button"
          disabled={disabled}
          onClick={() => onChoose(alternative.arguments)}
          className="rounded-full border border-dashed border-amber-line px-2.5 py-0.5 text-amber-ink transition-colors duration-150 hover:bg-amber-wash"
        >
          <VisibleText text={alternative.display} />
        </button>
      ))}
    </span>
  );
}
