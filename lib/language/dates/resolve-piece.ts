import type { When } from '@/lib/language/types';
import {
  addDays,
  compareMoments,
  daysBetween,
  type LocalDate,
  type LocalMoment,
} from '@/lib/time/local-date';
import { addAmount, isWholeDays, secondsOf } from './amount';
import { dayParts } from './clock';
import { isVague } from './day-spec';
import { isDoubtful, isTooLong } from './doubt';
import type { Piece } from './piece';
import type { TimeChoice } from './resolve-clock';
import { type DayContext, type DayRange, resolveDay } from './resolve-day';
import { resolveRange } from './resolve-range';
import { resolveRepeat } from './resolve-repeat';
import { endOnDay, timeOf } from './resolve-time';

type Reading = Omit<When, 'span' | 'rule'>;

const nothing = (): Reading => ({ certainty: {} });

function lengthOf(piece: Piece): Partial<Reading> {
  if (!piece.amount) return {};
  const seconds = secondsOf(piece.amount);
  if (seconds <= 0) return {};
  return { durationSeconds: seconds, ...(seconds % 60 === 0 ? { durationMinutes: seconds / 60 } : {}) };
}

/** A moment counted from now: "in 2 hours"; with a window, the stretch up to it. */
function fromNow(piece: Piece, now: LocalMoment): Reading | null {
  if (piece.shift) {
    const moment = addAmount(now, piece.shift.amount, piece.shift.sign);
    return { ...moment, certainty: { date: 'said', time: 'said' } };
  }
  if (!piece.window) return null;
  const edge = addAmount(now, piece.window.amount, piece.window.direction === 'next' ? 1 : -1);
  const [from, to] = piece.window.direction === 'next' ? [now, edge] : [edge, now];
  return {
    date: from.date,
    time: from.time,
    endDate: to.date,
    endTime: to.time,
    certainty: { date: 'said', time: 'said' },
  };
}

function certaintyOfDay(range: DayRange | null): 'said' | 'inferred' {
  return range?.sure === false ? 'inferred' : 'said';
}

function resolveRepeating(piece: Piece, context: DayContext): Reading | null {
  if (!piece.repeat) return null;
  const time = timeOf(
    { ...piece, day: undefined },
    context.now.date,
    { date: context.now.date, time: '00:00' },
    context.half,
  );
  const at = time?.choice.moment.time;
  const found = resolveRepeat(piece.repeat, at, context);
  if (!found) return null;
  // "Every day at 8 and 20" begins at the first of its hours.
  const hour = piece.repeat.hours ? found.time : undefined;
  return {
    date: found.date,
    ...(at === undefined ? {} : { time: at }),
    ...(hour === undefined ? {} : { time: hour }),
    ...(time?.end === undefined ? {} : { endTime: time.end.time }),
    recurrence: found.recurrence,
    ...(piece.part ? { part: piece.part } : {}),
    ...lengthOf(piece),
    certainty: {
      recurrence: piece.repeat.adjective || piece.repeat.loose ? 'inferred' : 'said',
      date: 'inferred',
      ...(at === undefined ? {} : { time: time?.choice.said ? 'said' : 'inferred' }),
      ...(hour === undefined ? {} : { time: piece.repeat.loose ? 'inferred' : 'said' }),
    },
  };
}

function resolveDays(piece: Piece, context: DayContext): { range: DayRange; end?: LocalDate } | null {
  if (!piece.day) return null;
  if (!piece.endDay) {
    const range = resolveDay(piece.day, context);
    return range && { range };
  }
  return resolveRange(piece.day, piece.endDay, context);
}

/** What a piece means for somebody who says it now; null when it means nothing that exists. */
export function resolvePiece(piece: Piece, context: DayContext): Reading | null {
  const reading = readPiece(piece, context);
  return reading && isDoubtful(piece) ? { ...reading, unsettled: true } : reading;
}

function readPiece(piece: Piece, context: DayContext): Reading | null {
  const { now } = context;
  if (piece.repeat) return resolveRepeating(piece, context);
  if (piece.reminderMinutesBefore !== undefined)
    return { ...nothing(), reminderMinutesBefore: piece.reminderMinutesBefore };
  const relative = fromNow(piece, now);
  if (relative) return withDeadline(relative, piece);
  const days = resolveDays(piece, context);
  if (piece.day && !days) return null;
  if (!piece.day && !piece.endDay && !piece.clock && !piece.part && !piece.now) {
    const length = lengthOf(piece);
    return length.durationSeconds === undefined
      ? null
      : { ...length, certainty: { durationMinutes: 'said' } };
  }
  if (days && piece.day && isVague(piece.day) && !piece.endDay) return resolveVague(piece, days.range, now);
  return withDeadline(resolveMoment(piece, days, context), piece);
}

const withDeadline = (reading: Reading | null, piece: Piece): Reading | null =>
  reading && (piece.deadline ? { ...reading, deadline: true } : reading);

function resolveVague(piece: Piece, range: DayRange, now: LocalMoment): Reading | null {
  const time = timeOf(piece, range.from, { date: now.date, time: '00:00' });
  if ((piece.clock || piece.part) && !time) return null;
  if (piece.isAfter && !time) {
    const length = daysBetween(range.from, range.to);
    const from = addDays(range.to, 1);
    return { vague: { from, to: addDays(from, length) }, unsettled: true, certainty: {} };
  }
  return withDeadline(
    {
      vague: { from: range.from, to: range.to },
      ...(range.unsettled ? { unsettled: true } : {}),
      ...(time ? { time: time.choice.moment.time } : {}),
      ...(time?.end ? { endTime: time.end.time } : {}),
      ...(piece.part ? { part: piece.part } : {}),
      ...lengthOf(piece),
      certainty: time ? { time: time.choice.said ? 'said' : 'inferred' } : {},
    },
    piece,
  );
}

function resolveMoment(
  piece: Piece,
  days: { range: DayRange; end?: LocalDate } | null,
  context: DayContext,
): Reading | null {
  const { now } = context;
  const range = days?.range ?? null;
  const time = timeOf(piece, range?.from, now, context.half);
  if ((piece.clock || piece.part || piece.now) && !time) return null;
  const moment = time?.choice.moment;
  const date = moment?.date ?? range?.from;
  if (date === undefined) return null;
  const reading: Reading = {
    date,
    certainty: {
      date: time && !time.choice.dateSaid ? 'inferred' : range ? certaintyOfDay(range) : 'inferred',
    },
  };
  if (moment) {
    reading.time = moment.time;
    reading.certainty.time = time?.choice.said ? 'said' : 'inferred';
    if (piece.part) reading.part = piece.part;
  }
  Object.assign(reading, endOf(piece, days, time, date, now), lengthOf(piece));
  // "0930-0730" would last 22 hours: it is more likely that a half of the day was left out.
  if (moment && time?.end && isTooLong(moment, time.end)) reading.unsettled = true;
  addAlternatives(reading, range, time?.choice);
  if (range?.unsettled) reading.unsettled = true;
  if (piece.now) reading.certainty = { date: 'said', time: 'said' };
  return addLength(reading, piece);
}

function endOf(
  piece: Piece,
  days: { range: DayRange; end?: LocalDate } | null,
  time: { choice: TimeChoice; end?: LocalMoment } | null,
  date: LocalDate,
  now: LocalMoment,
): Partial<Reading> {
  if (days?.end !== undefined) {
    const end = endOnDay(piece, days.end, now);
    if (end) return { endDate: end.date, endTime: end.time };
    return { endDate: days.end, ...(piece.endPart ? { endTime: dayParts[piece.endPart].end } : {}) };
  }
  if (time?.end) return { endDate: time.end.date, endTime: time.end.time };
  if (piece.endDay && !piece.day) {
    const last = resolveDay(piece.endDay, { now, base: date });
    const end = last && endOnDay(piece, last.from, now);
    if (last) return end ? { endDate: end.date, endTime: end.time } : { endDate: last.from };
  }
  if (days && days.range.to !== days.range.from && !piece.clock && !piece.part)
    return { endDate: days.range.to };
  return {};
}

/** A length makes an end: "4pm for 30 minutes" ends at 16:30, "18 December for 10 days" on the 27th. */
function addLength(reading: Reading, piece: Piece): Reading {
  if (!piece.amount || reading.date === undefined || reading.endDate !== undefined) return reading;
  reading.certainty.durationMinutes = 'said';
  if (reading.time !== undefined && reading.part === undefined) {
    const end = addAmount({ date: reading.date, time: reading.time }, piece.amount, 1);
    return { ...reading, endDate: end.date, endTime: end.time };
  }
  if (!isWholeDays(piece.amount)) return reading;
  return {
    ...reading,
    endDate: addDays(addAmount({ date: reading.date, time: '00:00' }, piece.amount, 1).date, -1),
  };
}

function addAlternatives(reading: Reading, range: DayRange | null, choice: TimeChoice | undefined): void {
  const others = (range?.others ?? []).map((other) => ({
    date: other.from,
    ...(other.to !== other.from ? { endDate: other.to } : {}),
  }));
  const time = choice?.other;
  const isKept = time && choice && compareMoments(time, choice.moment) !== 0 && !choice.said;
  const times = isKept && time ? [{ date: time.date, time: time.time }] : [];
  const alternatives = [
    ...times,
    ...others.map((other) => (reading.time ? { ...other, time: reading.time } : other)),
  ];
  if (alternatives.length > 0) reading.alternatives = alternatives;
}
