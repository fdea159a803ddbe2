import { DATE, QUOTE, type Sentence } from './sentence';
import type { Intent } from './understanding';

/** A stretch of the sentence: offsets, `end` exclusive. */
export type Region = { start: number; end: number };

/** What a rule found: the intent and the stretches that hold its pieces, by the names of the pattern's groups. */
export type Reading = { intent: Intent; rule: string; regions: Partial<Record<RegionName, Region>> };

/**
 * `body`: what to add. `target`: which todo. `into`: the new values of a change. `name`: a new title.
 * `condition`: what has to happen first ("when I get home"). `list`: the name of a list. `tags`, `level`: a tag, a priority to set. `field`: a field to empty. `notes`: a note to add. `except`: what of them is not meant.
 */
export type RegionName =
  | 'body'
  | 'target'
  | 'into'
  | 'name'
  | 'list'
  | 'condition'
  | 'about'
  | 'tags'
  | 'field'
  | 'notes'
  | 'except'
  | 'level';

export type Rule = {
  name: string;
  intent: Intent;
  /** Tried at the start of the core (the sentence without courtesies). */
  pattern: RegExp;
  /** Further conditions on the whole sentence. */
  unless?: RegExp;
  only?: RegExp;
};

/** One language: ordered rules, the first that matches wins, and what it means when none does. */
export type Grammar = {
  /** The sentence without greetings, "please", "can you" and the like. */
  core: (masked: string) => Region;
  rules: Rule[];
  /** Words are written without spaces: a segmented text is read as if it had none. */
  spaceless?: boolean;
  fallback: (sentence: Sentence, core: Region) => Reading;
};

/**
 * A run of marks, always all of it: there is one way to match it, so that a repetition around it ("{DATE}" in a group with a star) never
 * tries the exponentially many ways of cutting it up.
 */
const wholeRun = (mark: string): string => `(?<!${mark})${mark}+(?!${mark})`;

/**
 * Writes a rule's pattern: `{NAME}` stands for a piece of vocabulary, `{DATE}` for an expression of time and
 * `{QUOTE}` for a quotation. A space in a pattern is exactly one: words are matched with single spaces. `loosen` makes
 * other ways of writing the words match too.
 */
export function patternOf(
  source: string,
  vocabulary: Record<string, string>,
  loosen = (pattern: string): string => pattern,
): RegExp {
  let expanded = source;
  for (let depth = 0; depth < 4; depth++) {
    expanded = expanded.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => {
      if (name === 'DATE') return wholeRun(DATE);
      if (name === 'QUOTE') return wholeRun(QUOTE);
      const piece = vocabulary[name];
      return piece === undefined ? whole : `(?:${piece})`;
    });
  }
  expanded = loosen(expanded);
  // Sticky: a rule begins where the core begins, and is not tried at every place after it.
  return new RegExp(expanded, 'dsuy');
}

/** The first rule that matches the core, or the language's fallback. */
export function readWith(grammar: Grammar, sentence: Sentence): Reading {
  const core = grammar.core(sentence.masked);
  const { words, offsets } = wordsOf(sentence.masked, core, grammar.spaceless === true);
  for (const rule of grammar.rules) {
    rule.pattern.lastIndex = 0;
    const match = rule.pattern.exec(words);
    if (!match) continue;
    if (rule.unless?.test(words) || (rule.only && !rule.only.test(words))) continue;
    return { intent: rule.intent, rule: rule.name, regions: regionsOf(match, offsets) };
  }
  return grammar.fallback(sentence, core);
}

type Words = {
  words: string /** Where each character of `words`, and its end, stands in the text. */;
  offsets: (index: number) => number;
};

/**
 * The core as rules read it: runs of spaces are one space, so that no pattern can run in circles on them. Where words
 * are written without spaces, spaces beside such characters say nothing and are left out.
 */
function wordsOf(masked: string, core: Region, spaceless: boolean): Words {
  const whole = masked.slice(core.start, core.end);
  if (!whole.includes('  ') && !(spaceless && whole.includes(' ')))
    return { words: whole, offsets: (index) => index + core.start };
  const places: number[] = [];
  let words = '';
  for (let index = 0; index < whole.length; index++) {
    const char = whole.charAt(index);
    if (char === ' ') {
      const isBesideHan = HAN.test(whole.charAt(index - 1)) || HAN.test(whole.charAt(index + 1));
      if (words.endsWith(' ') || (spaceless && isBesideHan)) continue;
    }
    words += char;
    places.push(index + core.start);
  }
  return { words, offsets: (index) => places[index] ?? core.end };
}

const HAN = /[\p{Script=Han}\uE000]/u;

function regionsOf(match: RegExpExecArray, offsets: Words['offsets']): Reading['regions'] {
  const regions: Reading['regions'] = {};
  for (const [name, range] of Object.entries(match.indices?.groups ?? {})) {
    // A group that stands in several branches is written body, body2, …: the branch that matched fills it.
    const plain = name.replace(/\d$/, '') as RegionName;
    if (range) regions[plain] = { start: offsets(range[0]), end: offsets(range[1]) };
  }
  return regions;
}
