import {
  holidayNames,
  months,
  nearDays,
  parts,
  pluralParts,
  pluralWeekdays,
  weekdays,
  whichWords,
} from './lexicon';
import { numberWords } from './numbers';
import { repeatWords } from './repeat-words';

const OTHERS =
  'the in within after at right just now immediately a an half quarter three couple few some several another all whole full entire ' +
  'end beginning start close middle rest remainder later late earlier early mid first last day week weekend weekday year night daytime noon ' +
  'noonish midnight midmorning tonight tonite overmorrow sometime someday one eventually once every each evry any alternate alternating semi bi eom eoy eow ' +
  'month spring summer autumn fall winter eod cob q h work working business dinner lunch closest nearest my twice thrice';

/** Words with which an expression of time can begin. Every other word is passed over without asking a parser. */
export const startWords: ReadonlySet<string> = new Set([
  ...months.keys(),
  ...weekdays.keys(),
  ...pluralWeekdays.keys(),
  ...nearDays.keys(),
  ...parts.keys(),
  ...pluralParts.keys(),
  ...whichWords.keys(),
  ...holidayNames.map(([phrase]) => phrase.split(' ')[0] ?? ''),
  ...numberWords,
  ...repeatWords,
  ...OTHERS.split(' '),
]);
