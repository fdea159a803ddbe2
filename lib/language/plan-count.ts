import { englishCounts } from './en/counts';
import { formsOf } from './plan-titles';
import { chineseDigits } from './zh/digits';

/** How often a thing of a plan shall be in it: so many times, or so many more or fewer. */
export type PlanCount = { times: number } | { by: number };

const NUMBERS: Record<string, number> = {
  ...englishCounts,
  ...chineseDigits,
  a: 1,
  an: 1,
  once: 1,
  twice: 2,
  thrice: 3,
};
const NUMBER = '(?<number>\\d{1,2}|one|two|three|four|five|six|seven)';
const TIMES = '(?<number>\\d{1,2}|[一二两三四五六七八九十])\\s*(?:次|遍|趟|回|场)';

/** "One run less", "drop one run", 少跑一次. */
const FEWER = [
  `\\b${NUMBER} (?:[a-z]+ ){0,2}?(?:less|fewer)\\b`,
  `\\b(?:drop|remove|skip|cut|lose|minus|delete|take out|without) ${NUMBER}\\b`,
  `(?:少|减|去掉|删掉?|取消|砍掉?)(?!到|成|为)(?:\\p{Script=Han}{0,3}?)${TIMES}`,
];
/** "One more run", "two runs more", 再加一次. */
const MORE = [
  `\\b${NUMBER} (?:[a-z]+ ){0,2}?(?:more|extra|additional)\\b`,
  `\\b(?<number>another|an? (?:extra|additional)|an? [a-z]+ more)\\b`,
  `(?:多|加|增|再)(?!到|成|为)(?:\\p{Script=Han}{0,3}?)${TIMES}`,
];
const SET = [
  `(?:\\bto|\\bonly|\\bjust|:) ?${NUMBER}[^\\p{L}\\p{N}]*$`,
  `\\b${NUMBER} ?(?:times|x)\\b`,
  '\\b(?<number>once|twice|thrice)\\b',
  TIMES,
];

/** Reads how often the one thing that a message names shall be in the plan. */
export function readPlanCount(words: string, title: string): PlanCount | undefined {
  const fewer = numberIn(words, FEWER);
  if (fewer) return { by: -fewer };
  const more = numberIn(words, MORE);
  if (more) return { by: more };
  const beside = formsOf(title)
    .filter((form) => /[a-z]/.test(form))
    .map((form) => `\\b${NUMBER} (?:[a-z]+ )?${form}`);
  const times = numberIn(words, [...SET, ...beside]);
  return times ? { times } : undefined;
}

function numberIn(words: string, patterns: string[]): number | undefined {
  for (const pattern of patterns) {
    const said = new RegExp(pattern, 'u').exec(words)?.groups?.number;
    if (said) return NUMBERS[said] ?? (Number(said) || 1);
  }
  return undefined;
}
