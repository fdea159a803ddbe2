'use client';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { TodoDraft } from './todo-requests';
import { useTodos } from './todos-provider';

/** A todo written straight into the list: no assistant, no card. In the view of a day it gets that day. */
export function QuickAdd({ draft }: { draft: TodoDraft }) {
  const t = useTranslations('todos');
  const { add } = useTodos();
  const [title, setTitle] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || busy) return;
    setBusy(true);
    if (await add(title.trim(), draft)) setTitle('');
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-1 border-t border-line px-5 py-2 wide:px-6">
      <Plus aria-hidden className="size-4 shrink-0 text-ink-faint" />
      <input
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        aria-label={t('quickAdd')}
        placeholder={t('quickAddPlaceholder')}
        maxLength={500}
        autoComplete="off"
        enterKeyHint="done"
        className="min-h-10 min-w-0 flex-1 rounded-control bg-transparent px-2 focus-visible:-outline-offset-2"
      />
      {title.trim() !== '' && (
        <button
          type="submit"
          disabled={busy}
          className="min-h-9 rounded-control px-3 text-sm font-medium text-accent-ink hover:bg-accent-wash"
        >
          {t('quickAddButton')}
        </button>
      )}
    </form>
  );
}
