import type { TodoDraft } from './understanding';

type Moment = Pick<TodoDraft, 'dueDate' | 'dueTime' | 'recurrence'>;

/**
 * Which day holds for which of several todos. A day (never a time) that stands before the todos is said of all that
 * follow, up to the next one with a moment of its own; a day behind a todo belongs to that todo: "buy milk and pay the
 * rent on Friday" leaves the milk without one. Only things without a doing word of their own ("three todos: milk, eggs
 * and bread on Friday") share the day that closes them. Lines share only what stands above them. Whatever is spread is inferred.
 */
export function shareDates(
  drafts: TodoDraft[],
  header: TodoDraft | undefined,
  options: { opensTodo: (words: string) => boolean; isLined: boolean },
): TodoDraft[] {
  const { opensTodo, isLined } = options;
  const list = header?.list ?? drafts.find((draft) => draft.list)?.list;
  const isHeaded = (header?.dueDate ?? header?.recurrence) !== undefined;
  let leading: Moment | undefined = isHeaded ? header : isLined ? undefined : closingDay(drafts, opensTodo);
  return drafts.map((draft) => {
    const withList = list && !draft.list ? { ...draft, list } : draft;
    if (draft.dueDate ?? draft.recurrence ?? draft.vague) {
      // What stood before the whole list outlasts an item with its own moment; what opened an item does not.
      if (!isHeaded) leading = !isLined && isLed(draft) ? draft : undefined;
      return withList;
    }
    return { ...withList, ...spread(leading) };
  });
}

/** The day that the last of several bare things names for all of them. */
function closingDay(drafts: TodoDraft[], opensTodo: (words: string) => boolean): Moment | undefined {
  const last = drafts.at(-1);
  const others = drafts.slice(0, -1);
  if (last?.dueDate?.certainty !== 'said' || last.recurrence) return undefined;
  const areBare = others.every(
    (draft) => !draft.dueDate && !opensTodo(draft.title?.value.toLowerCase() ?? ''),
  );
  return areBare ? last : undefined;
}

/** Whether the moment stands before the words of the todo: "tomorrow buy milk and call Bob". */
function isLed(draft: TodoDraft): boolean {
  const moment = draft.recurrence ?? draft.dueDate;
  return moment !== undefined && draft.title !== undefined && moment.span.end <= draft.title.span.start;
}

function spread(moment: Moment | undefined): Moment {
  const { dueDate, dueTime, recurrence } = moment ?? {};
  const inferred = { certainty: 'inferred' as const, from: 'same-day-as-neighbour' };
  // A day that was only concluded from an hour ("at 6pm …") says nothing of the neighbours.
  const isHourOnly = dueDate?.certainty === 'inferred' && dueDate.span.start === dueTime?.span.start;
  return {
    ...(dueDate && (recurrence || !isHourOnly) ? { dueDate: { ...dueDate, ...inferred } } : {}),
    ...(recurrence ? { recurrence: { ...recurrence, ...inferred } } : {}),
  };
}
