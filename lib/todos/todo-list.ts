import type { TodoView } from '@/lib/contract/todo';
import { addDays, type LocalMoment } from '@/lib/time/local-date';

/** What `GET /api/todos` was asked for. `limit` is rows a page, `cursor` the id that `nextCursor` named. */
export type ListQuery = {
  view: TodoView;
  timeZone: string;
  limit: number;
  cursor?: string;
  q?: string;
  tag?: string;
  list?: string;
  from?: string;
  to?: string;
};

export type ListFilter = {
  status: 'open' | 'done' | 'any';
  from?: string;
  to?: string;
  /** Of the days before `from`, what is open and repeats: it may come again on one of those that are asked for. */
  orRepeats?: boolean;
  /** Checked off within, whatever `status` says: what repeats is open again after it. */
  done?: { from?: Date; until?: Date };
  before?: { date: string; time: string };
  hasDate?: boolean;
  hasList?: boolean;
  text?: string;
  tag?: string;
  list?: string;
};

/** The filter of a view at the person's wall clock: overdue is before now, today is what is still to come of today. */
export function planList(
  query: ListQuery,
  at: LocalMoment,
): { filter: ListFilter; order: 'due' | 'completed' } {
  const shared = { text: query.q || undefined, tag: query.tag, list: query.list };
  const order = query.view === 'done' ? 'completed' : 'due';
  const view = viewFilter(query.view, at);
  return { filter: { ...shared, ...view, ...narrowed(view, query) }, order };
}

function viewFilter(view: TodoView, at: LocalMoment): ListFilter {
  switch (view) {
    case 'today':
      return { status: 'open', from: at.date, to: at.date };
    case 'upcoming':
      return { status: 'open', from: addDays(at.date, 1) };
    case 'overdue':
      return { status: 'open', before: at };
    case 'inbox':
      return { status: 'open', hasDate: false, hasList: false };
    case 'done':
      return { status: 'done' };
    case 'all':
      return { status: 'any' };
  }
}

/** Days that were asked for narrow the view's own, they never widen them. */
function narrowed(view: ListFilter, { from, to }: ListQuery): Pick<ListFilter, 'from' | 'to'> {
  const first = [view.from, from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  const last = [view.to, to]
    .filter((day) => day !== undefined)
    .sort()
    .at(0);
  return { ...(first && { from: first }), ...(last && { to: last }) };
}
