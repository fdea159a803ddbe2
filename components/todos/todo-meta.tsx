'use client';
import { Bell, Repeat2 } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Todo } from '@/lib/contract/todo';
import { describeRecurrence } from '@/lib/time/describe-recurrence';
import { formatDuration } from '@/lib/time/format';
import { VisibleText } from '../ui/visible-text';

function Piece({ children }: { children: ReactNode }) {
  return <span className="inline-flex min-w-0 items-center gap-1">{children}</span>;
}

/** What is known of a todo besides its title and moment, in one quiet line. */
export function TodoMeta({ todo }: { todo: Todo }) {
  const locale = useLocale();
  const t = useTranslations('todos');
  const pieces: Array<[string, ReactNode]> = [];
  if (todo.priority > 0) {
    const level = todo.priority === 3 ? '3' : todo.priority === 2 ? '2' : '1';
    const tone =
      todo.priority === 3 ? 'font-medium text-red-ink' : todo.priority === 2 ? 'text-amber-ink' : '';
    pieces.push([
      'priority',
      <span key="priority" className={tone}>
        {t(`priorities.${level}`)}
      </span>,
    ]);
  }
  if (todo.recurrence) {
    pieces.push([
      'recurrence',
      <>
        <Repeat2 aria-hidden className="size-3.5 shrink-0" />
        {describeRecurrence(todo.recurrence, locale)}
      </>,
    ]);
  }
  if (todo.durationMinutes) pieces.push(['duration', formatDuration(todo.durationMinutes, locale)]);
  if (todo.reminders.length > 0) {
    pieces.push([
      'reminder',
      <>
        <Bell aria-hidden className="size-3 shrink-0" />
        <span className="sr-only">{t('reminder')}</span>
      </>,
    ]);
  }
  if (todo.list) pieces.push(['list', <VisibleText key="list" text={todo.list} />]);
  for (const tag of todo.tags) pieces.push([`tag-${tag}`, <VisibleText key={tag} text={`#${tag}`} />]);
  if (todo.notes)
    pieces.push([
      'notes',
      <span key="notes" className="truncate">
        <VisibleText text={todo.notes.split('\n')[0] ?? ''} />
      </span>,
    ]);
  if (pieces.length === 0) return null;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-2.5 gap-y-0.5 text-[0.8125rem] leading-5 text-ink-faint">
      {pieces.map(([key, piece]) => (
        <Piece key={key}>{piece}</Piece>
      ))}
    </p>
  );
}
