import { addDays } from '@/lib/time/local-date';
import type { TodoDraft } from './understanding';

type Moment = Pick<TodoDraft, 'dueDate' | 'dueTime' | 'recurrence' | 'vague'>;

/**
 * Which day holds for which of several todos. A day (never a time) that stands before the todos is said of all that
 * follow, up to the next one with a moment of its own; a day behind a todo belongs to that todo: "buy milk and pay the
 * rent on Friday" leaves the milk without one. Only things without a doing word of their own ("three todos: milk, eggs
 * and bread on Friday") share the day that closes them. Lines share only what stands above them. Whatever is spread is inferred.
 */
export function shareDates(
  drafts: TodoDraft[],
  header: TodoDraft | undefined,
  options: { opensTodo: (words: string) => boolean; isLined: boolean; today: string },
): TodoDraft[] {
  const { opensTodo, isLined, today } = options;
  const list = header?.list ?? drafts.find((draft) => draft.list)?.list;
  const isHeaded = (header?.dueDate ?? header?.recurrence ?? header?.vague) !== undefined;
  let leading: Moment | undefined = isHeaded
    ? header
    : isLined
      ? undefined
      : closingDay(drafts, opensTodo, today);
  return drafts.map((draft) => {
    const withList = list && !draft.list ? { ...draft, list } : draft;
    // "tomorrow at nine …, at three …": an hour alone is of the day that was said before it.
    const day = leading && !leading.recurrence && !isHourOnly(leading, today) ? leading.dueDate : undefined;
    if (day && isHourOnly(draft, today)) {
      const others = withList.alternatives?.map((other) => ({ ...other, date: day.value }));
      return { ...withList, dueDate: { ...day, ...INFERRED }, ...(others ? { alternatives: others } : {}) };
    }
    if (draft.dueDate ?? draft.recurrence ?? draft.vague) {
      // What stood before the whole list outlasts an item with its own moment; what opened an item does not.
      if (!isHeaded) leading = !isLined && isLed(draft) ? draft : undefined;
      return withList;
    }
    return { ...withList, ...spread(leading, today) };
  });
}

/** The day that the last of several bare things names for all of them. */
function closingDay(
  drafts: TodoDraft[],
  opensTodo: (words: string) => boolean,
  today: string,
): Moment | undefined {
  const last = drafts.at(-1);
  const others = drafts.slice(0, -1);
  if (last?.dueDate?.certainty !== 'said' || last.recurrence) return undefined;
  // "Standup at 9 and dentist at 11 tomorrow": hours in a row are of one day.
  if (last.dueTime && !isLed(last) && others.every((draft) => isHourOnly(draft, today))) return last;
  const areBare = others.every(
    (draft) => !draft.dueDate && !opensTodo(draft.title?.value.toLowerCase() ?? ''),
  );
  return areBare ? last : undefined;
}

/** Whether the moment stands before the words of the todo: "tomorrow buy milk and call Bob". */
function isLed(draft: TodoDraft): boolean {
  const moment = draft.recurrence ?? draft.dueDate ?? draft.vague;
  return moment !== undefined && draft.title !== undefined && moment.span.end <= draft.title.span.start;
}

const INFERRED = { certainty: 'inferred' as const, from: 'same-day-as-neighbour' };

function spread(moment: Moment | undefined, today: string): Moment {
  const { dueDate, recurrence, vague } = moment ?? {};
  if (!moment || isHourOnly(moment, today)) return {};
  return {
    ...(dueDate ? { dueDate: { ...dueDate, ...INFERRED } } : {}),
    ...(recurrence ? { recurrence: { ...recurrence, ...INFERRED } } : {}),
    ...(vague ? { vague: { ...vague, ...INFERRED } } : {}),
  };
}

/** A day that was only concluded from an hour ("at 6pm …"): the next one, which says nothing of the neighbours. */
function isHourOnly({ dueDate, dueTime, recurrence }: Moment, today: string): boolean {
  if (!dueDate || recurrence || dueDate.certainty === 'said') return false;
  return dueDate.span.start === dueTime?.span.start && dueDate.value <= addDays(today, 1);
}
