import { daysBetween, type LocalMoment, minutesOfDay } from '@/lib/time/local-date';
import type { Piece } from './piece';

/**
 * A noon of no day, and an evening that is not today's or another near one, without a clock time: its hour is a guess, for it begins at
 * four for some and at six for others. (That a morning begins at 8, an afternoon at 12 and a night at 20 is widely shared; when people
 * eat is not.) A part whose hours vary is a guess on any day.
 */
const isGuess = ({ part, partVaries, day, clock, endClock, endDay, repeat, now }: Piece): boolean =>
  !clock &&
  !endClock &&
  !endDay &&
  !repeat &&
  !now &&
  (partVaries === true || (part === 'noon' && !day) || (part === 'evening' && day?.is !== 'offset'));

/** "Tonight at 2": after midnight, or two in the afternoon. */
const isSmallHours = ({ part, day, clock }: Piece): boolean =>
  (part === 'night' || part === 'evening') &&
  day?.is === 'offset' &&
  clock !== undefined &&
  !clock.half &&
  !clock.part &&
  clock.hour > 0 &&
  clock.hour < 5;

/** Whether what a piece says is read in more than one way, so that a single answer would be a guess. */
export const isDoubtful = (piece: Piece): boolean =>
  piece.unsettled === true || isGuess(piece) || isSmallHours(piece);

/** No range of clock times that people write goes on for longer. */
const LONGEST_HOURS = 18;

const hoursBetween = (from: LocalMoment, to: LocalMoment): number =>
  daysBetween(from.date, to.date) * 24 + (minutesOfDay(to.time) - minutesOfDay(from.time)) / 60;

/** Whether a range of clock times lasts so long that a half of the day must have been left out. */
export const isTooLong = (from: LocalMoment, to: LocalMoment): boolean =>
  hoursBetween(from, to) >= LONGEST_HOURS;
