import type { Unit } from '@/lib/language/dates/amount';
import type { DayPart } from '@/lib/language/dates/clock';
import type { PeriodUnit, Which } from '@/lib/language/dates/day-spec';

const names = <T>(entries: Array<[string, T]>): Map<string, T> =>
  new Map(entries.flatMap(([words, value]) => words.split(' ').map((word): [string, T] => [word, value])));

export const months = names<number>([
  ['january jan', 1],
  ['february feb', 2],
  ['march mar', 3],
  ['april apr', 4],
  ['may', 5],
  ['june jun', 6],
  ['july jul', 7],
  ['august aug', 8],
  ['september sept sep', 9],
  ['october oct', 10],
  ['november nov', 11],
  ['december dec', 12],
]);

/** Month names that are no other word and nobody's name: they need no preposition. */
export const plainMonths = new Set([
  'january',
  'february',
  'july',
  'september',
  'october',
  'november',
  'december',
]);

export const weekdays = names<number>([
  ['monday mon', 0],
  ['tuesday tues tue', 1],
  ['wednesday wed weds wensday wendsday', 2],
  ['thursday thurs thur thu', 3],
  ['friday fri', 4],
  ['saturday sat', 5],
  ['sunday sun', 6],
]);

export const pluralWeekdays = names<number>([
  ['mondays mons', 0],
  ['tuesdays', 1],
  ['wednesdays', 2],
  ['thursdays', 3],
  ['fridays', 4],
  ['saturdays', 5],
  ['sundays', 6],
]);

/** Abbreviations that are words of their own. */
export const doubtfulWeekdays = new Set(['sun', 'sat', 'mon', 'wed', 'fri', 'thu', 'tue', 'weds']);

export const units = names<Unit>([
  ['second seconds sec secs', 'second'],
  ['minute minutes min mins', 'minute'],
  ['hour hours hr hrs h', 'hour'],
  ['day days d night nights', 'day'],
  ['workday workdays', 'workday'],
  ['week weeks wk wks w', 'week'],
  ['month months mo mos', 'month'],
  ['quarter quarters qtr qtrs', 'quarter'],
  ['year years yr yrs y', 'year'],
  ['decade decades', 'decade'],
]);

/** One-letter units count only when glued to their number ("2h") or after a word that asks for a length. */
export const shortUnits = new Set(['h', 'd', 'w', 'y', 's', 'm']);

export const periods = names<PeriodUnit>([
  ['day', 'day'],
  ['week wk', 'week'],
  ['workweek', 'workweek'],
  ['weekend', 'weekend'],
  ['month', 'month'],
  ['quarter qtr', 'quarter'],
  ['year yr', 'year'],
  ['decade', 'decade'],
]);

export const whichWords = names<Which>([
  ['this current', 'this'],
  ['next following', 'next'],
  ['coming upcoming', 'coming'],
  ['last previous prior prev', 'last'],
  ['past', 'past'],
]);

export const parts = names<DayPart>([
  ['dawn daybreak sunrise', 'dawn'],
  ['morning am mornin', 'morning'],
  ['lunch lunchtime midday', 'noon'],
  ['afternoon arvo afternoonish', 'afternoon'],
  ['evening eve evenin dinnertime', 'evening'],
  ['night nighttime nite', 'night'],
]);

export const pluralParts = names<DayPart>([
  ['mornings', 'morning'],
  ['afternoons', 'afternoon'],
  ['evenings', 'evening'],
  ['nights', 'night'],
]);

/** Names that begin like a time and are none. Their words are skipped as a whole. */
export const nameTraps: readonly string[] = [
  'friday night lights',
  'monday night football',
  'thursday night football',
  'sunday night football',
  'ruby tuesday',
  'march madness',
  'super tuesday',
  'casual friday',
  'wednesday addams',
  'sunday times',
  'sunday school',
  'sunday roast',
  'monday blues',
  'daily mail',
  'daily planet',
  'daily telegraph',
  'daily show',
  'today show',
  'tomorrow people',
  'midnight blue',
  'midnight mass',
  'midnight snack',
  'midnight sun',
  'midnight express',
  'black sunday',
  'happy monday',
  'happy mondays',
  'second hand',
  'second world war',
  'first world war',
];

/** Words for days near today, as days from it. */
export const nearDays = names<number>([
  ['today tod tdy 2day', 0],
  ['tomorrow tmrw tmr tmw tomorow tommorow tomorro tommorrow tomoz 2moro', 1],
  ['yesterday yest yday', -1],
]);

/** Phrases of feasts after possessives were dropped, longest first where one begins another. */
export const holidayNames: ReadonlyArray<readonly [phrase: string, name: string]> = (
  [
    ['new year eve', 'new years eve'],
    ['new years eve', 'new years eve'],
    ['nye', 'new years eve'],
    ['new year day', 'new year'],
    ['new years day', 'new year'],
    ['new years', 'new year'],
    ['new year', 'new year'],
    ['yuandan', 'new year'],
    ['martin luther king day', 'martin luther king day'],
    ['mlk day', 'martin luther king day'],
    ['groundhog day', 'groundhog day'],
    ['valentine day', 'valentine'],
    ['valentines day', 'valentine'],
    ['valentines', 'valentine'],
    ['presidents day', 'presidents day'],
    ['president day', 'presidents day'],
    ['st patrick day', 'st patrick'],
    ['saint patrick day', 'st patrick'],
    ['st . patrick day', 'st patrick'],
    ['st paddy day', 'st patrick'],
    ['april fools day', 'april fools'],
    ['april fool day', 'april fools'],
    ['april fools', 'april fools'],
    ['earth day', 'earth day'],
    ['shrove tuesday', 'shrove tuesday'],
    ['fat tuesday', 'shrove tuesday'],
    ['super bowl sunday', 'super bowl'],
    ['giving tuesday', 'giving tuesday'],
    ['small business saturday', 'small business saturday'],
    ['pancake day', 'shrove tuesday'],
    ['mardi gras', 'shrove tuesday'],
    ['ash wednesday', 'ash wednesday'],
    ['palm sunday', 'palm sunday'],
    ['maundy thursday', 'maundy thursday'],
    ['holy saturday', 'holy saturday'],
    ['easter saturday', 'holy saturday'],
    ['easter eve', 'holy saturday'],
    ['ascension day', 'ascension day'],
    ['pentecost', 'pentecost'],
    ['whit sunday', 'pentecost'],
    ['whit monday', 'whit monday'],
    ['epiphany', 'epiphany'],
    ['australia day', 'australia day'],
    ['pi day', 'pi day'],
    ['tax day', 'tax day'],
    ['ides of march', 'ides of march'],
    ['anzac day', 'anzac day'],
    ['flag day', 'flag day'],
    ['canada day', 'canada day'],
    ['bastille day', 'bastille day'],
    ['all saints day', 'all saints'],
    ['all souls day', 'all souls'],
    ['bonfire night', 'bonfire night'],
    ['guy fawkes night', 'bonfire night'],
    ['election day', 'election day'],
    ['women day', 'womens day'],
    ['womens day', 'womens day'],
    ['international women day', 'womens day'],
    ['arbor day', 'arbor day'],
    ['qixi festival', 'qixi'],
    ['double ninth festival', 'double ninth'],
    ['qingming festival', 'qingming'],
    ['tomb sweeping day', 'qingming'],
    ['tomb - sweeping day', 'qingming'],
    ['good friday', 'good friday'],
    ['easter monday', 'easter monday'],
    ['easter sunday', 'easter'],
    ['easter day', 'easter'],
    ['easter', 'easter'],
    ['may day', 'may day'],
    ['cinco de mayo', 'cinco de mayo'],
    ['mother day', 'mothers day'],
    ['mothers day', 'mothers day'],
    ['memorial day', 'memorial day'],
    ['father day', 'fathers day'],
    ['fathers day', 'fathers day'],
    ['children day', 'childrens day'],
    ['juneteenth', 'juneteenth'],
    ['independence day', 'independence day'],
    ['fourth of july', 'independence day'],
    ['labor day', 'labor day'],
    ['labour day', 'labor day'],
    ['columbus day', 'columbus day'],
    ['halloween', 'halloween'],
    ['halloween day', 'halloween'],
    ['singles day', 'singles day'],
    ['veterans day', 'veterans day'],
    ['veteran day', 'veterans day'],
    ['thanksgiving day', 'thanksgiving'],
    ['thanksgiving', 'thanksgiving'],
    ['black friday', 'black friday'],
    ['cyber monday', 'cyber monday'],
    ['christmas eve', 'christmas eve'],
    ['xmas eve', 'christmas eve'],
    ['christmas day', 'christmas'],
    ['christmas', 'christmas'],
    ['xmas day', 'christmas'],
    ['xmas', 'christmas'],
    ['boxing day', 'boxing day'],
    ['chinese new year', 'spring festival'],
    ['lunar new year', 'spring festival'],
    ['spring festival', 'spring festival'],
    ['lantern festival', 'lantern festival'],
    ['winter solstice', 'winter solstice'],
    ['summer solstice', 'summer solstice'],
    ['dragon boat festival', 'dragon boat'],
    ['mid - autumn festival', 'mid autumn'],
    ['mid autumn festival', 'mid autumn'],
  ] as const
).toSorted((a, b) => b[0].length - a[0].length);
