import type { Action, CardField } from '@/lib/contract/action';
import { isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '@/lib/time/local-date';

type Line = Pick<Action, 'arguments' | 'fields' | 'tool'>;

/** Lines of one day in the order of their hours, those without one last. `date` is null for lines that set no day. */
export type LinesOfDay<L extends Line = Action> = { date: LocalDate | null; lines: L[] };

/** The fields that say where a line stands; a card shows them in columns, so each is told apart here. */
export const placeFields = ['dueDate', 'dueTime', 'durationMinutes'] as const;
export type PlaceField = (typeof placeFields)[number];

const PLACING = ['todo_add', 'todo_update'];
const LEAST_LINES = 2;

/** The day that a line puts something on; null when it puts nothing anywhere. */
const dayOf = ({ tool, arguments: said }: Line): LocalDate | null =>
  PLACING.includes(tool) && isLocalDate(said.dueDate) ? said.dueDate : null;

const hourOf = ({ arguments: said }: Line): LocalTime | null =>
  isLocalTime(said.dueTime) ? said.dueTime : null;

/** The lines by the day that they put something on, earliest first. Null when they are better read as a plain list. */
export function linesByDay<L extends Line>(lines: readonly L[]): LinesOfDay<L>[] | null {
  if (lines.length < LEAST_LINES || lines.every((line) => dayOf(line) === null)) return null;
  const days = Map.groupBy(lines, dayOf);
  return [...days]
    .map(([date, ofDay]) => ({ date, lines: ofDay.toSorted((a, b) => inOrder(hourOf(a), hourOf(b))) }))
    .sort((a, b) => inOrder(a.date, b.date));
}

/** Dates and hours in their order, what has none after them. */
function inOrder(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}

export const placeField = (line: Line, name: PlaceField): CardField | undefined =>
  line.fields.find((field) => field.name === name);

const isAssumed = (line: Line, name: PlaceField): boolean =>
  name in line.arguments && placeField(line, name)?.evidence.kind === 'inferred';

/** Which of the days, times and lengths were assumed in some line: said once for the card. */
export const assumedPlaces = (lines: readonly Line[]): PlaceField[] =>
  placeFields.filter((name) => lines.some((line) => isAssumed(line, name)));

/** Whether nobody said the day of any of these lines. */
export const isDayAssumed = (lines: readonly Line[]): boolean =>
  lines.every((line) => isAssumed(line, 'dueDate'));

/** The words of the person that an assumption about the place of this line rests on, each once. */
export const placeQuotes = (line: Line): string[] => [
  ...new Set(
    placeFields.flatMap((name) =>
      isAssumed(line, name) ? (placeField(line, name)?.evidence.quote ?? []) : [],
    ),
  ),
];

/** Where the thing stood before, day before hour; empty when it is new or stays. */
export const placesBefore = (line: Line): string[] =>
  placeFields.flatMap((name) => placeField(line, name)?.before || []);
