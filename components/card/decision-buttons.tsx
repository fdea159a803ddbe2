'use client';
import { useTranslations } from 'next-intl';
import { Button } from '../ui/button';
import { KeyHint } from '../ui/key-hint';
import type { Busy } from './use-decision';

type DecisionButtonsProps = {
  /** How many changes Confirm would make, and of how many. */
  count: number;
  of: number;
  busy: Busy;
  /** False in the first moments, when a click may have been meant for something else. */
  ready: boolean;
  needsAcknowledgement: boolean;
  isHighRisk: boolean;
  anyway: boolean;
  editing: boolean;
  onConfirm: () => void;
  onEdit?: () => void;
  onCancel: () => void;
};

export function DecisionButtons(props: DecisionButtonsProps) {
  const t = useTranslations('card');
  const { count, of, busy, ready } = props;
  const blocked = busy !== null || !ready;
  const impossible = count === 0 || props.needsAcknowledgement;
  const confirmText = props.anyway
    ? t('confirmAnyway')
    : of > 1
      ? t('confirmCount', { count })
      : t('confirm');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        look={props.isHighRisk ? 'danger' : 'primary'}
        disabled={blocked || impossible}
        quiet={impossible}
        aria-keyshortcuts="Enter"
        onClick={props.onConfirm}
      >
        {busy === 'confirm' ? t('working') : confirmText}
        <KeyHint>↵</KeyHint>
      </Button>
      {props.onEdit && (
        <Button disabled={blocked} aria-expanded={props.editing} aria-keyshortcuts="E" onClick={props.onEdit}>
          {props.editing ? t('editDone') : t('edit')}
          {!props.editing && <KeyHint>E</KeyHint>}
        </Button>
      )}
      <Button look="plain" disabled={blocked} aria-keyshortcuts="Escape" onClick={props.onCancel}>
        {of > 1 ? t('cancelAll') : t('cancel')}
        <KeyHint>Esc</KeyHint>
      </Button>
    </div>
  );
}
