'use client';
import { useTranslations } from 'next-intl';
import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Action } from '@/lib/contract/action';
import type { EditRequest } from '../live/decisions';
import { Button } from '../ui/button';
import { fieldClass } from '../ui/field-class';
import { FieldsForm } from './fields-form';

type EditPanelProps = {
  action: Action;
  busy: boolean;
  onApply: (change: EditRequest) => void;
  onClose: () => void;
};

/** Two ways to change a card: say it in a sentence, or fill in the fields. Nothing is written by either. */
export function EditPanel({ action, busy, onApply, onClose }: EditPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useReveal(panel);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside.
    <div ref={panel} onKeyDown={closeOnEscape} className="mt-4 animate-appear border-t border-line pt-4">
      <SentenceForm busy={busy} onApply={onApply} />
      <FieldsForm key={action.version} action={action} busy={busy} onApply={onApply} />
    </div>
  );
}

/** It may open under the edge of the view, or behind the buttons that stay there. Closed, the view is back where the line was read. */
function useReveal(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const scroller = scrollerOf(panel.current);
    const before = scroller?.scrollTop ?? 0;
    panel.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (scroller) scroller.scrollTop = Math.min(scroller.scrollTop, before);
    };
  }, [panel]);
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  const parent = element?.parentElement ?? null;
  if (!parent || /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  return scrollerOf(parent);
}

function SentenceForm({ busy, onApply }: Pick<EditPanelProps, 'busy' | 'onApply'>) {
  const t = useTranslations('card');
  const [instruction, setInstruction] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (instruction.trim() !== '' && !busy) onApply({ instruction: instruction.trim() });
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="block text-sm text-ink-soft">
        {t('editLabel')}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={input}
          id={id}
          value={instruction}
          onChange={(event) => setInstruction(event.target.value)}
          placeholder={t('editPlaceholder')}
          maxLength={2_000}
          autoComplete="off"
          enterKeyHint="done"
          className={fieldClass}
        />
        <Button type="submit" disabled={busy || instruction.trim() === ''} quiet={instruction.trim() === ''}>
          {busy ? t('changing') : t('editApply')}
        </Button>
      </div>
    </form>
  );
}
