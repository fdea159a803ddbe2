'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import type { Todo } from '@/lib/contract/todo';
import { formatDay } from '@/lib/time/format';
import type { LocalMoment } from '@/lib/time/local-date';
import { Check } from '../ui/check';
import { VisibleText } from '../ui/visible-text';
import { isOverdue } from './group-by-day';
import { shortDay } from './short-day';
import { TodoEditor } from './todo-editor';
import { TodoMeta } from './todo-meta';
import { useTodos } from './todos-provider';

type TodoRowProps = {
  todo: Todo;
  now: LocalMoment;
  /** Where the heading above does not say the day, the row does. */
  showDay: boolean;
};

const TONES = ['plain', 'plain', 'high', 'urgent'] as const;

/** One todo: check it off, read it at a glance, open it to change it in place. */
export function TodoRow({ todo, now, showDay }: TodoRowProps) {
  const t = useTranslations('todos');
  const { toggle } = useTodos();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isDone = todo.status === 'done';
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (isOpen) {
    return (
      <li className="-mx-2 rounded-card border border-line bg-surface px-2 py-1 shadow-card">
        <TodoEditor todo={todo} onClose={close} />
      </li>
    );
  }
  return (
    <li className="group relative flex animate-appear items-start gap-3 py-2.5">
      <span className="relative z-10 pt-0.5">
        <Check
          label={isDone ? t('reopen', { name: todo.title }) : t('complete', { name: todo.title })}
          checked={isDone}
          onChange={() => void toggle(todo)}
          tone={TONES[todo.priority]}
        />
      </span>
      <button
        ref={opener}
        type="button"
        aria-label={t('edit', { name: todo.title })}
        onClick={() => setIsOpen(true)}
        className="absolute -inset-x-2 inset-y-0 rounded-control transition-colors duration-150 hover:bg-hover/70 focus-visible:-outline-offset-2"
      />
      <div className="pointer-events-none relative min-w-0 flex-1">
        <p className={`break-words ${isDone ? 'text-ink-faint line-through decoration-line-strong' : ''}`}>
          <VisibleText text={todo.title} />
        </p>
        <TodoMeta todo={todo} />
      </div>
      <DueLabel todo={todo} now={now} showDay={showDay} />
    </li>
  );
}

function DueLabel({ todo, now, showDay }: TodoRowProps) {
  const locale = useLocale();
  const words = [
    showDay && todo.dueDate ? shortDay(todo.dueDate, now.date, locale) : null,
    todo.dueTime,
  ].filter((word) => word !== null);
  if (words.length === 0 || todo.dueDate === null) return null;
  return (
    <time
      title={formatDay(todo.dueDate, now.date, locale)}
      dateTime={todo.dueTime ? `${todo.dueDate}T${todo.dueTime}` : todo.dueDate}
      className={`pointer-events-none relative max-w-[45%] shrink-0 pt-px text-right text-sm ${isOverdue(todo, now) ? 'text-amber-ink' : 'text-ink-soft'}`}
    >
      {words.join(locale === 'zh' ? ' ' : ' · ')}
    </time>
  );
}
