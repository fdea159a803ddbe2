'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useTodos } from '../todos/todos-provider';
import { useToasts } from '../ui/toasts';
import { useNow } from './browser-clock';
import { dueReminders } from './due-reminders';

const STORE = 'nod.reminders.shown';
const KEPT = 300;

/** Which reminders this browser has shown; a private window that forbids storage shows them once a visit. */
function readShown(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** Shows a reminder in the open app when its moment comes, once. */
export function Reminders() {
  const t = useTranslations('reminders');
  const toasts = useToasts();
  const { agenda, toggle } = useTodos();
  const now = useNow(15_000);
  const shown = useRef<Set<string> | null>(null);

  useEffect(() => {
    if (now === null || !agenda) return;
    shown.current ??= new Set(readShown());
    const todos = [...agenda.overdue, ...agenda.today, ...agenda.upcoming, ...agenda.inbox];
    const due = dueReminders(todos, now, shown.current);
    if (due.length === 0) return;
    for (const { key, todo } of due) {
      shown.current.add(key);
      toasts.show({
        title: t('due', { name: todo.title }),
        body: todo.dueTime ?? undefined,
        tone: 'reminder',
        sticky: true,
        action: { label: t('complete'), run: () => void toggle(todo) },
      });
    }
    try {
      localStorage.setItem(STORE, JSON.stringify([...shown.current].slice(-KEPT)));
    } catch {
      // Without storage the reminder may show again after a reload, which is better than not at all.
    }
  }, [agenda, now, t, toasts, toggle]);
  return null;
}
