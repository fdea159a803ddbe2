/** Parts of a day; the names are those of `When.part`. */
export type DayPart = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** Usual start and end of each part, as "HH:mm". They are conventions, so a time that comes from here is inferred. */
export const dayParts: Record<DayPart, { start: string; end: string }> = {
  dawn: { start: '05:00', end: '08:00' },
  morning: { start: '08:00', end: '12:00' },
  noon: { start: '12:00', end: '13:00' },
  afternoon: { start: '12:00', end: '16:00' },
  evening: { start: '18:00', end: '20:00' },
  night: { start: '20:00', end: '23:59' },
};

/**
 * A clock time as it was said. `half` is there when the words name it (pm, 下午 comes as `part`); `exact` when the digits leave
 * no doubt (14:30, 07:30, 16h).
 */
export type Clock = {
  hour: number;
  minute: number;
  second?: number;
  half?: 'am' | 'pm';
  part?: DayPart;
  exact?: boolean;
};

/** A clock time in minutes since the midnight that begins its day; 1440 and more belong to the next day. */
export type ClockReading = { minutes: number; said: boolean; other?: number };

function inPart(hour: number, part: DayPart): number {
  if (hour > 12) return hour;
  switch (part) {
    case 'dawn':
      return hour === 12 ? 0 : hour;
    case 'morning':
      return hour === 12 ? 24 : hour;
    case 'noon':
      return hour >= 10 ? hour : hour + 12;
    case 'afternoon':
      return hour === 12 ? 12 : hour + 12;
    case 'evening':
    case 'night':
      if (hour === 12) return 24;
      return hour <= 4 ? hour + 24 : hour + 12;
  }
}

/**
 * What a clock time means: by its half or part of the day, else by what people do at such hours (7 to 11 in the morning, 1 to 6 in
 * the afternoon), with the other half as `other`.
 */
export function readClock(clock: Clock): ClockReading | null {
  const { hour, minute, half, part } = clock;
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0) || (half && hour > 12 && half === 'am'))
    return null;
  if (half) {
    if (hour > 12) return hour < 24 ? { minutes: hour * 60 + minute, said: true } : null;
    return { minutes: ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute, said: true };
  }
  // 晚上零点 is the end of that evening.
  if (hour === 0 && (part === 'evening' || part === 'night')) return { minutes: 1440 + minute, said: true };
  if (part && hour > 0) return { minutes: inPart(hour, part) * 60 + minute, said: true };
  if (clock.exact || hour === 0 || hour > 12) return { minutes: hour * 60 + minute, said: true };
  if (hour === 12) return { minutes: 720 + minute, said: true, other: 1440 + minute };
  const morning = hour * 60 + minute;
  return hour >= 7
    ? { minutes: morning, said: false, other: morning + 720 }
    : { minutes: morning + 720, said: false, other: morning };
}
