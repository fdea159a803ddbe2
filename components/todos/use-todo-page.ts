'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Todo, TodoView } from '@/lib/contract/todo';
import { browserTimeZone } from '../live/browser-clock';
import { listTodos } from './todo-requests';
import { useTodos } from './todos-provider';

const PAGE = 50;

type Page = { key: string; todos: Todo[]; nextCursor: string | null };

/** A list that is read page by page: everything, what is done, what a search finds. `null` while the first answer is awaited. */
export function useTodoPage(view: TodoView, query: string) {
  const { revision, withHints } = useTodos();
  const key = `${view} ${query}`;
  const [page, setPage] = useState<Page | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const shown = page?.key === key ? page.todos.length : 0;
  const wanted = useRef(PAGE);
  wanted.current = Math.max(PAGE, shown);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision means that todos changed.
  useEffect(() => {
    asked.current += 1;
    const mine = asked.current;
    const timeZone = browserTimeZone();
    listTodos({ view, q: query, limit: Math.min(200, wanted.current), timeZone })
      .then((answer) => {
        if (mine !== asked.current) return;
        setPage({ key, ...answer });
        setFailed(false);
      })
      .catch(() => mine === asked.current && setFailed(true));
  }, [key, query, view, revision]);

  const more = useCallback(async () => {
    if (!page?.nextCursor) return;
    const mine = asked.current;
    const answer = await listTodos({
      view,
      q: query,
      limit: PAGE,
      cursor: page.nextCursor,
      timeZone: browserTimeZone(),
    });
    if (mine !== asked.current) return;
    setPage({ key: page.key, todos: [...page.todos, ...answer.todos], nextCursor: answer.nextCursor });
  }, [page, query, view]);

  const isCurrent = page?.key === key;
  return {
    todos: isCurrent && page ? withHints(page.todos) : null,
    hasMore: isCurrent && page?.nextCursor != null,
    // A page that could not be read stays as it was; the button is still there.
    more: () => void more().catch(() => setFailed(true)),
    failed,
  };
}
