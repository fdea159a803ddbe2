'use client';
import { useTranslations } from 'next-intl';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Todo } from '@/lib/contract/todo';
import { useActions } from '../live/actions-provider';
import { browserTimeZone } from '../live/browser-clock';
import { useLiveNews } from '../live/live-provider';
import { asProblem } from '../live/request';
import { useRefresh } from '../live/use-refresh';
import { useToasts } from '../ui/toasts';
import { changeTodo, createTodo, deleteTodo, listTodos, restoreTodo, type TodoDraft } from './todo-requests';

/** The open todos that the page always has at hand: the day, what slipped, what comes, what has no date. */
export type Agenda = { overdue: Todo[]; today: Todo[]; upcoming: Todo[]; inbox: Todo[] };

/** What the person just did, shown before the server has answered. */
type Hint = Partial<Pick<Todo, 'status'>> & { gone?: true };

type TodosContext = {
  agenda: Agenda | null;
  failed: boolean;
  /** Grows with every refresh, so that other lists know when to ask again. */
  revision: number;
  refresh: () => void;
  /** A list as it will be once the running requests are answered. */
  withHints: (todos: readonly Todo[]) => Todo[];
  add: (title: string, draft?: TodoDraft) => Promise<boolean>;
  save: (todo: Todo, changes: TodoDraft) => Promise<boolean>;
  toggle: (todo: Todo) => Promise<void>;
  remove: (todo: Todo) => Promise<void>;
};

const Context = createContext<TodosContext | null>(null);

export function useTodos(): TodosContext {
  const context = useContext(Context);
  if (!context) throw new Error('useTodos outside of TodosProvider');
  return context;
}

const AGENDA_LIMIT = 100;

async function loadAgenda(): Promise<Agenda> {
  const ask = async (view: 'overdue' | 'today' | 'upcoming' | 'inbox') =>
    (await listTodos({ view, timeZone: browserTimeZone(), limit: AGENDA_LIMIT })).todos;
  const [overdue, today, upcoming, inbox] = await Promise.all([
    ask('overdue'),
    ask('today'),
    ask('upcoming'),
    ask('inbox'),
  ]);
  return { overdue, today, upcoming, inbox };
}

function useAgenda() {
  const [agenda, setAgenda] = useState<Agenda | null>(null);
  const [failed, setFailed] = useState(false);
  const [revision, setRevision] = useState(0);
  const [hints, setHints] = useState<ReadonlyMap<string, Hint>>(new Map());
  const newest = useRef(0);

  const refresh = useCallback(async () => {
    newest.current += 1;
    const mine = newest.current;
    try {
      const loaded = await loadAgenda();
      if (mine !== newest.current) return;
      setAgenda(loaded);
      setFailed(false);
      setRevision(mine);
    } catch {
      // What is on the page stays; the person is told, and the next refresh tries again.
      if (mine === newest.current) setFailed(true);
    }
  }, []);

  const hint = useCallback((id: string, value: Hint | null) => {
    setHints((known) => {
      const next = new Map(known);
      if (value) next.set(id, value);
      else next.delete(id);
      return next;
    });
  }, []);

  useEffect(() => {
    void refresh();
  }, [refresh]);
  useRefresh(refresh);
  useLiveNews(({ resync, todos }) => {
    if (resync || todos.length > 0) void refresh();
  });
  return { agenda, failed, revision, refresh, hints, hint };
}

export function TodosProvider({ children }: { children: ReactNode }) {
  const t = useTranslations('todos');
  const toasts = useToasts();
  const { onChanged } = useActions();
  const { agenda, failed, revision, refresh, hints, hint } = useAgenda();
  useEffect(() => onChanged(() => void refresh()), [onChanged, refresh]);

  /** Runs one of the person's own edits; a refusal is told in words and leaves everything as it was. */
  const attempt = useCallback(
    async (todo: Pick<Todo, 'id'> | null, value: Hint | null, run: () => Promise<void>): Promise<boolean> => {
      if (todo && value) hint(todo.id, value);
      try {
        await run();
        await refresh();
        return true;
      } catch (error) {
        const problem = asProblem(error);
        const words = { version_changed: t('stale'), offline: t('offline') } as Record<string, string>;
        toasts.show({ title: words[problem.code] ?? problem.detail ?? t('saveFailed'), tone: 'problem' });
        await refresh();
        return false;
      } finally {
        if (todo) hint(todo.id, null);
      }
    },
    [hint, refresh, t, toasts],
  );

  const value = useMemo<TodosContext>(() => {
    const undoable = (title: string, undo: () => Promise<unknown>) =>
      toasts.show({
        title,
        action: { label: t('undo'), run: () => void attempt(null, null, async () => void (await undo())) },
      });
    return {
      agenda,
      failed,
      revision,
      refresh: () => void refresh(),
      withHints: (todos) =>
        todos.flatMap((todo) => {
          const known = hints.get(todo.id);
          return known?.gone ? [] : [{ ...todo, ...(known?.status ? { status: known.status } : {}) }];
        }),
      add: (title, draft = {}) =>
        attempt(null, null, async () => {
          const { todo } = await createTodo({ title, ...draft, timeZone: browserTimeZone() });
          undoable(t('added', { name: todo.title }), () => deleteTodo(todo));
        }),
      save: (todo, changes) =>
        attempt(todo, null, async () => {
          await changeTodo(todo, changes);
        }),
      toggle: async (todo) => {
        const status = todo.status === 'open' ? 'done' : 'open';
        await attempt(todo, { status }, async () => {
          const { todo: after } = await changeTodo(todo, { status });
          if (status === 'open')
            return void undoable(t('reopened', { name: todo.title }), () =>
              changeTodo(after, { status: 'done' }),
            );
          if (after.status === 'done') {
            return void undoable(t('completed', { name: todo.title }), () =>
              changeTodo(after, { status: 'open' }),
            );
          }
          // A todo that repeats went on to its next day: undo brings that day back.
          undoable(t('completedRecurring', { name: todo.title }), () =>
            changeTodo(after, { dueDate: todo.dueDate, dueTime: todo.dueTime, reminders: todo.reminders }),
          );
        });
      },
      remove: async (todo) => {
        await attempt(todo, { gone: true }, async () => {
          await deleteTodo(todo);
          undoable(t('deleted', { name: todo.title }), () => restoreTodo(todo.id));
        });
      },
    };
  }, [agenda, attempt, failed, hints, refresh, revision, t, toasts]);
  return <Context value={value}>{children}</Context>;
}
