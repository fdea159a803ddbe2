import type { Action } from '@/lib/contract/action';
import type { CalendarEntry } from '@/lib/contract/settings';
import { ASSUMED_MINUTES } from '@/lib/time/assumed-length';
import { addDays, isLocalDate, isLocalTime, minutesOfDay, startOfWeek } from '@/lib/time/local-date';
import type { WeekHours } from '@/lib/time/week-hours';

/** What becomes of a block when the card is confirmed: it stays, it comes, or it goes from here. */
export type BlockKind = 'kept' | 'added' | 'leaving';
export type Block = {
  key: string;
  kind: BlockKind;
  title: string;
  /** Minutes since midnight. */
  start: number;
  end: number;
  /** Its place beside those that overlap it, and how many there are. */
  lane: number;
  lanes: number;
};
export type PictureDay = {
  date: string;
  blocks: Block[];
  untimed: Array<{ key: string; kind: BlockKind; title: string }>;
  /** Minutes that are taken before and after. */
  before: number;
  after: number;
};
export type WeekPicture = { days: PictureDay[]; fromHour: number; toHour: number };

type Line = Pick<Action, 'id' | 'tool' | 'arguments' | 'subject'>;
type Place = { date: string; time: string | null; minutes: number | null };
type Piece = Place & { key: string; kind: BlockKind; title: string };

const DAY_MINUTES = 24 * 60;
const LEAST_LINES = 2;
const MOVING = ['todo_update', 'plan_reschedule'];
const ENDING = ['todo_delete', 'todo_complete'];

/** Whether the lines put several things at clock times: then a picture says more than their list. */
export function hasWeekPicture(lines: readonly Line[]): boolean {
  const timed = lines.filter(({ tool, arguments: said }) =>
    MOVING.includes(tool)
      ? isLocalDate(said.dueDate)
      : isLocalDate(said.dueDate) && isLocalTime(said.dueTime),
  );
  return timed.length >= LEAST_LINES;
}

/** The Mondays of the weeks that the lines put something into, the earliest first. */
export function weeksOf(lines: readonly Line[]): string[] {
  const days = lines.map((line) => line.arguments.dueDate).filter(isLocalDate);
  return [...new Set(days.map((day) => startOfWeek(day)))].sort();
}

/** One week as it is and as it would be: what stands in the calendar, and what the lines add, move and take away. */
export function pictureWeek(
  monday: string,
  lines: readonly Line[],
  entries: readonly CalendarEntry[],
  hours: WeekHours,
): WeekPicture {
  const pieces = piecesOf(lines, entries);
  const days = Array.from({ length: 7 }, (_, index) => dayOf(addDays(monday, index), pieces));
  const blocks = days.flatMap((day) => day.blocks);
  const first = Math.min(minutesOfDay(hours.start), ...blocks.map((block) => block.start));
  const last = Math.max(minutesOfDay(hours.end), ...blocks.map((block) => block.end));
  return { days, fromHour: Math.floor(first / 60), toHour: Math.ceil(last / 60) };
}

function piecesOf(lines: readonly Line[], entries: readonly CalendarEntry[]): Piece[] {
  const leaving = new Set<CalendarEntry>();
  const added: Piece[] = [];
  for (const line of lines) {
    const { id, dueDate, dueTime, durationMinutes } = line.arguments;
    const entry = entries.find(({ todoId }) => todoId === id);
    if (entry && ENDING.includes(line.tool)) leaving.add(entry);
    const isMove =
      MOVING.includes(line.tool) && [dueDate, dueTime, durationMinutes].some((value) => value !== undefined);
    if (entry && isMove) leaving.add(entry);
    if (!isMove && line.tool !== 'todo_add') continue;
    const date = isLocalDate(dueDate) ? dueDate : dueDate === undefined ? entry?.dueDate : undefined;
    if (!date) continue;
    added.push({
      key: line.id,
      kind: 'added',
      title: line.subject,
      date,
      time: isLocalTime(dueTime) ? dueTime : dueTime === undefined ? (entry?.dueTime ?? null) : null,
      minutes: typeof durationMinutes === 'number' ? durationMinutes : (entry?.durationMinutes ?? null),
    });
  }
  const standing = entries.map(
    (entry, index): Piece => ({
      key: `${entry.todoId} ${index}`,
      kind: leaving.has(entry) ? 'leaving' : 'kept',
      title: entry.title,
      date: entry.dueDate,
      time: entry.dueTime,
      minutes: entry.durationMinutes,
    }),
  );
  return [...standing, ...added];
}

function dayOf(date: string, pieces: readonly Piece[]): PictureDay {
  const own = pieces.filter((piece) => piece.date === date);
  const timed = own
    .flatMap((piece) => (piece.time === null ? [] : [blockOf(piece, minutesOfDay(piece.time))]))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const sum = (without: BlockKind) =>
    timed.reduce((total, { kind, start, end }) => total + (kind === without ? 0 : end - start), 0);
  return {
    date,
    blocks: [
      ...timed.filter((block) => block.kind === 'leaving'),
      ...inLanes(timed.filter((block) => block.kind !== 'leaving')),
    ],
    untimed: own.filter((piece) => piece.time === null).map(({ key, kind, title }) => ({ key, kind, title })),
    before: sum('added'),
    after: sum('leaving'),
  };
}

function blockOf({ key, kind, title, minutes }: Piece, start: number): Block {
  const end = Math.min(DAY_MINUTES, start + (minutes ?? ASSUMED_MINUTES));
  return { key, kind, title, start, end, lane: 0, lanes: 1 };
}

/** Blocks that overlap stand side by side. `blocks` are in the order of their starts. */
function inLanes(blocks: Block[]): Block[] {
  const placed: Block[] = [];
  let group: Block[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(1, ...group.map((block) => block.lane + 1));
    placed.push(...group.map((block) => ({ ...block, lanes })));
    group = [];
  };
  for (const block of blocks) {
    if (block.start >= groupEnd) close();
    const taken = group.filter((other) => other.end > block.start).map((other) => other.lane);
    let lane = 0;
    while (taken.includes(lane)) lane++;
    group.push({ ...block, lane });
    groupEnd = Math.max(groupEnd, block.end);
  }
  close();
  return placed;
}
