import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EvalCase, Prediction } from '../../scripts/eval/cases';
import { nowOf } from '../../scripts/eval/cases';

/** A reader of moments that is measured: one answer to "when?" for a case. */
export type Reader = { name: string; read: (each: EvalCase) => Prediction };

/** The peers are no packages of Nod: they are installed in a folder of their own, for this measurement only. */
const manifest = new URL('./peers/package.json', import.meta.url);
const requirePeer = createRequire(manifest);
const pinned = JSON.parse(readFileSync(manifest, 'utf8')) as { dependencies: Record<string, string> };

type Component = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'meridiem';
type ChronoMoment = {
  get: (part: Component) => number | null;
  isCertain: (part: Component) => boolean;
  tags: () => Set<string>;
};
type ChronoResult = { start: ChronoMoment; end?: ChronoMoment | null };
type ChronoLocale = { parse: (text: string, reference: object, options: object) => ChronoResult[] };

const two = (value: number | null): string => String(value ?? 0).padStart(2, '0');

function dayOf(moment: ChronoMoment): string {
  return `${moment.get('year')}-${two(moment.get('month'))}-${two(moment.get('day'))}`;
}

/** A clock time that the words hold; of a part of the day too, for those the measure leaves the hour open. */
function timeOf(moment: ChronoMoment): string | null {
  const isTime = moment.isCertain('hour') || moment.isCertain('meridiem') || isFromNow(moment);
  return isTime ? `${two(moment.get('hour'))}:${two(moment.get('minute'))}` : null;
}

const isFromNow = (moment: ChronoMoment): boolean =>
  [...moment.tags()].some(
    (tag) => tag === 'result/relativeDateAndTime' || tag.startsWith('casualReference/'),
  );

/** chrono: the first thing it finds, with days to come preferred. It knows no lengths and no repetitions. */
export function chrono(): Reader {
  const locales = requirePeer('chrono-node') as Record<'en' | 'zh', ChronoLocale>;
  return {
    name: `chrono-node ${pinned.dependencies['chrono-node']}`,
    read: (each) => {
      const instant = new Date(`${nowOf(each)}:00Z`);
      const locale = each.lang === 'zh' ? locales.zh : locales.en;
      const [found] = locale.parse(each.input, { instant, timezone: 0 }, { forwardDate: true });
      if (!found) return { id: each.id };
      return {
        id: each.id,
        date: dayOf(found.start),
        time: timeOf(found.start),
        ...(found.end ? { endDate: dayOf(found.end), endTime: timeOf(found.end) } : {}),
      };
    },
  };
}

type RecognizedValue = { timex: string; type: string; value?: string; start?: string; end?: string };
type Recognized = { resolution: { values: Array<RecognizedValue | null> } | null };
type Recognizers = {
  recognizeDateTime: (text: string, culture: string, options: number, reference: Date) => Recognized[];
};

/** Recognizers-Text: of several values of an expression the last, which is the one to come. */
export function recognizers(): Reader {
  const { recognizeDateTime } = requirePeer('@microsoft/recognizers-text-date-time') as Recognizers;
  return {
    name: `Recognizers-Text ${pinned.dependencies['@microsoft/recognizers-text-date-time']}`,
    read: (each) => {
      const now = nowOf(each);
      const culture = each.lang === 'zh' ? 'zh-cn' : 'en-us';
      const found = recognizeDateTime(each.input, culture, 0, new Date(`${now}:00Z`));
      const value = found.flatMap((result) => result.resolution?.values.at(-1) ?? [])[0];
      return value ? { id: each.id, ...fieldsOf(value, now) } : { id: each.id };
    },
  };
}

function fieldsOf({ type, value, timex, start, end }: RecognizedValue, now: string): Omit<Prediction, 'id'> {
  if (type === 'duration') return { durationSeconds: Number(value) };
  if (type === 'set') return setOf(timex);
  const [date, time] = split(start ?? value, now);
  const [endDate, endTime] = split(end, now);
  return { date, time, endDate, endTime };
}

/** "2026-12-02 15:00:00", "2026-12-02" or "15:00:00"; a time without a day gets the next day on which it is to come. */
function split(text: string | undefined, now: string): [string | null, string | null] {
  if (text === undefined || text === 'not resolved') return [null, null];
  const [first = '', second] = text.split(' ');
  if (second !== undefined) return [first, second.slice(0, 5)];
  if (!first.includes(':')) return [first, null];
  const time = first.slice(0, 5);
  const today = new Date(`${now.slice(0, 10)}T00:00:00Z`);
  if (time < now.slice(11)) today.setUTCDate(today.getUTCDate() + 1);
  return [today.toISOString().slice(0, 10), time];
}

const FREQUENCIES: Record<string, string> = {
  Y: 'YEARLY',
  M: 'MONTHLY',
  W: 'WEEKLY',
  D: 'DAILY',
  TH: 'HOURLY',
  TM: 'MINUTELY',
};

/** A repetition in TIMEX as a rule: P2W, XXXX-WXX-1T09, T09. */
function setOf(timex: string): Omit<Prediction, 'id'> {
  const time = /T(\d\d)(?::(\d\d))?/.exec(timex);
  const at = time ? { time: `${time[1]}:${time[2] ?? '00'}` } : {};
  const weekday = /^XXXX-WXX-([1-7])/.exec(timex);
  if (weekday)
    return {
      recurrence: `FREQ=WEEKLY;BYDAY=${['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][Number(weekday[1]) - 1]}`,
      ...at,
    };
  if (timex.startsWith('XXXX-WXX-WE')) return { recurrence: 'FREQ=WEEKLY;BYDAY=SA,SU', ...at };
  const every = /^P(T?)(\d+(?:\.\d+)?)([YMWDH])/.exec(timex);
  const frequency = every && FREQUENCIES[`${every[1]}${every[3]}`];
  if (every && frequency) return { recurrence: `FREQ=${frequency};INTERVAL=${every[2]}`, ...at };
  return timex.startsWith('T') ? { recurrence: 'FREQ=DAILY', ...at } : {};
}
