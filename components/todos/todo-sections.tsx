'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Todo } from '@/lib/contract/todo';
import { formatDay } from '@/lib/time/format';
import type { LocalMoment } from '@/lib/time/local-date';
import { groupByDay } from './group-by-day';
import { TodoRow } from './todo-row';

type SectionProps = {
  title: string;
  todos: readonly Todo[];
  now: LocalMoment;
  showDay?: boolean;
  tone?: 'plain' | 'late';
  children?: ReactNode;
};

/** Todos under a heading. */
export function TodoSection({ title, todos, now, showDay = false, tone = 'plain', children }: SectionProps) {
  return (
    <section aria-label={title} className="mt-5 first:mt-1">
      <div className="flex min-h-8 items-center justify-between border-b border-line">
        <h3
          className={`first-letter:uppercase text-[0.8125rem] font-medium ${tone === 'late' ? 'text-amber-ink' : 'text-ink-soft'}`}
        >
          {title}
        </h3>
        {children}
      </div>
      <ul aria-label={title} className="divide-y divide-line/60">
        {todos.map((todo) => (
          <TodoRow key={todo.id} todo={todo} now={now} showDay={showDay} />
        ))}
      </ul>
    </section>
  );
}

/** Todos under their days. */
export function TodosByDay({ todos, now }: { todos: readonly Todo[]; now: LocalMoment }) {
  const t = useTranslations('todos');
  const locale = useLocale();
  return groupByDay(todos).map(({ day, todos: ofDay }) => (
    <TodoSection
      key={day ?? 'none'}
      title={day === null ? t('noDate') : formatDay(day, now.date, locale)}
      todos={ofDay}
      now={now}
      tone={day !== null && day < now.date && ofDay.some((todo) => todo.status === 'open') ? 'late' : 'plain'}
    />
  ));
}

/** What an empty list says: what it is for, and what to type to fill it. */
export function EmptyList({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className="py-10 text-center">
      <p className="text-ink-soft">{title}</p>
      {hint && <p className="mt-1 text-sm text-ink-faint">{hint}</p>}
    </div>
  );
}
