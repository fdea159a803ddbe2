import type { Language } from './language';
import type { Piece } from './piece';

/** Whether words or marks between two clauses stand in a text. */
function isParted(between: string, { clause, commaGoesOn }: Language): boolean {
  if (/[;.!?。！？；\n]/.test(between) || clause.test(between)) return true;
  for (const { index } of between.matchAll(/[,，]/g)) {
    const behind = between.slice(index + 1).replace(/^ /, '');
    if (commaGoesOn?.exec(behind)?.index !== 0) return true;
  }
  return false;
}

const isTimeAlone = (piece: Piece): boolean =>
  (piece.clock !== undefined || piece.part !== undefined) &&
  !piece.day &&
  !piece.repeat &&
  !piece.endDay &&
  !piece.now;

const isDayAlone = (piece: Piece): boolean =>
  piece.day !== undefined &&
  !piece.clock &&
  !piece.part &&
  !piece.endDay &&
  !piece.amount &&
  !piece.open &&
  !piece.repeat;

const isRepeatAlone = (piece: Piece): boolean => piece.repeat !== undefined && !piece.clock && !piece.part;

const isName = (piece: Piece): boolean => piece.repeat?.adjective === true;

/**
 * "Dinner at 7 with Ann on Saturday": one time and one day that stand apart in one clause belong together. The time takes the day, and
 * both keep their own place in the text; a repetition takes the time.
 */
export function shareDay(pieces: Piece[], folded: string, language: Language): Piece[] {
  const times = pieces.filter(isTimeAlone);
  const all = pieces.filter((piece) => isDayAlone(piece) || isRepeatAlone(piece));
  const days = all.some((piece) => !isName(piece)) ? all.filter((piece) => !isName(piece)) : all;
  const [time] = times;
  const [day] = days;
  if (times.length !== 1 || days.length !== 1 || !time || !day) return pieces;
  // 周一和周三9点和15点: the hour belongs to the day that already has one.
  const isApart = ({ start, day: own, clock }: Piece) =>
    own !== undefined &&
    clock !== undefined &&
    start > Math.min(time.start, day.start) &&
    start < Math.max(time.start, day.start);
  if (pieces.some(isApart)) return pieces;
  const between =
    time.end <= day.start ? folded.slice(time.end, day.start) : folded.slice(day.end, time.start);
  if (between.length > 120 || isParted(between, language)) return pieces;
  if (day.repeat) {
    const repeating = { ...day, clock: time.clock, endClock: time.endClock, part: time.part };
    return pieces.map((piece) =>
      piece === day ? repeating : piece === time ? { ...time, repeat: day.repeat } : piece,
    );
  }
  return pieces.map((piece) =>
    piece === time ? { ...time, day: day.day, ...(day.deadline ? { deadline: true } : {}) } : piece,
  );
}
