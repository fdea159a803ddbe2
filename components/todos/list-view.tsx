'use client';
import { useTranslations } from 'next-intl';
import type { LocalMoment } from '@/lib/time/local-date';
import { Button } from '../ui/button';
import { EmptyList, TodoSection, TodosByDay } from './todo-sections';
import { useTodoPage } from './use-todo-page';

/** Views that are read page by page. A search looks through everything. */
export type PagedView = 'upcoming' | 'overdue' | 'all' | 'done';

type ListViewProps = { view: PagedView; query: string; now: LocalMoment };

export function ListView({ view, query, now }: ListViewProps) {
  const t = useTranslations('todos');
  const { todos, hasMore, more, failed } = useTodoPage(query === '' ? view : 'all', query);
  if (!todos) {
    return (
      <p role="status" className="py-10 text-center text-sm text-ink-faint">
        {failed ? t('failed') : t('loading')}
      </p>
    );
  }
  const open = todos.filter((todo) => todo.status === 'open');
  const done = todos.filter((todo) => todo.status === 'done');
  return (
    <>
      {query !== '' && (
        <p role="status" className="pt-1 text-sm text-ink-faint">
          {t('results', { count: todos.length, query })}
        </p>
      )}
      {todos.length === 0 && query === '' && (
        <EmptyList title={t(`empty.${view}`)} hint={t(`empty.${view}Hint`)} />
      )}
      <TodosByDay todos={open} now={now} />
      {done.length > 0 && <TodoSection title={t('views.done')} todos={done} now={now} showDay />}
      {hasMore && (
        <div className="py-4 text-center">
          <Button size="small" onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
