import { type Amount, isWholeDays } from '@/lib/language/dates/amount';
import { readAmount } from './amounts';
import type { Parser } from './found';
import { periods } from './lexicon';
import { readDay } from './relative-days';
import { after, type Found, skip, type Token, textAt } from './tokens';

const LEADS = new Set(['for', 'lasting', 'lasts', 'last', 'over', 'takes', 'take', 'about', 'another']);

/** "for 2 hours", "90 minutes", "all day", "the whole week". An article alone needs a word that asks for a length. */
export const duration: Parser = (tokens, index, settings) => {
  const all = wholePeriod(tokens, index, settings);
  if (all) return all;
  const word = textAt(tokens, index);
  const lead = textAt(tokens, index - 1);
  const isAsked = LEADS.has(lead) || lead === 'to';
  const amount = readAmount(tokens, index, lead === 'for');
  if (!amount) return null;
  const isArticle = word === 'a' || word === 'an' || word === 'some' || word === 'few' || word === 'half';
  const behind = textAt(tokens, amount.next);
  if (!isAsked && !isReminded(tokens, index) && isFarFromEvent(tokens, amount)) return null;
  const isSecond = word === 'a' && textAt(tokens, index + 1) === 'second';
  if (behind === 'old' || isSecond) return null;
  const isWeak =
    isArticle &&
    !isAsked &&
    !(
      word === 'half' ||
      textAt(tokens, index + 1) === 'half' ||
      Object.keys(amount.value).length > 1 ||
      (!isWholeDays(amount.value) && /half|quarter/.test(textAt(tokens, amount.next - 1)))
    );
  return {
    piece: { rule: 'duration', amount: amount.value, ...(isWeak ? { weak: true } : {}) },
    next: skip(tokens, amount.next, 'long'),
  };
};

/** Whether the words before ask to be reminded. */
const isReminded = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - 6), index)
    .some((token) => /^(?:remind|reminder|alert|notify|notification|alarm)$/.test(token.text));

/** "three weeks before my birthday": so many days from something that is no day. "Read 20 minutes before bed" takes 20 minutes. */
const isFarFromEvent = (tokens: readonly Token[], { value, next }: Found<Amount>): boolean =>
  isWholeDays(value) &&
  (/^(?:before|after|prior)$/.test(textAt(tokens, next)) ||
    (textAt(tokens, next) === 'from' && /^(?:the|my|our|his|her|their)$/.test(textAt(tokens, next + 1))));

/** "all day", "the whole week", "full year", "all-month", "for the hour". */
const wholePeriod: Parser = (tokens, index) => {
  const the = textAt(tokens, index) === 'the' ? 1 : 0;
  const word = textAt(tokens, index + the);
  if (the && word === 'hour' && textAt(tokens, index - 1) === 'for')
    return { piece: { rule: 'duration', amount: { hour: 1 } }, next: index + 2 };
  if (!/^(?:all|whole|full|entire)$/.test(word) || (the && word === 'all')) return null;
  const at = skip(tokens, index + the + 1, '-');
  const unit = periods.get(textAt(tokens, at));
  if (unit === undefined || unit === 'weekend' || unit === 'workweek' || unit === 'half') return null;
  return { piece: { rule: 'whole period', amount: { [unit]: 1 } }, next: skip(tokens, at + 1, 'long') };
};

/** "every now and then", "now and again": no moment. */
const isIdiom = (tokens: readonly Token[], index: number, next: number): boolean =>
  textAt(tokens, index - 1) === 'every' ||
  after(tokens, next, 'and then') > 0 ||
  after(tokens, next, 'and again') > 0;

/** "now", "right now", "at the moment". */
export const now: Parser = (tokens, index) => {
  for (const phrase of [
    'right now',
    'just now',
    'now',
    'at this time',
    'at the moment',
    'at the minute',
    'at present',
    'immediately',
  ]) {
    const next = after(tokens, index, phrase);
    if (next > 0) return isIdiom(tokens, index, next) ? null : { piece: { rule: 'now', now: true }, next };
  }
  return null;
};

/** "sometime", "someday", "one of these days": an open time, which asks for a question rather than a guess. */
export const openTime: Parser = (tokens, index) => {
  for (const phrase of [
    'sometime soon',
    'sometime',
    'some time soon',
    'some day',
    'someday',
    'one of these days',
    'one day soon',
    'at some point',
    'eventually',
    'in the near future',
    'in due course',
  ]) {
    const next = after(tokens, index, phrase);
    if (next > 0) return { piece: { rule: 'open time', day: { is: 'unbounded' }, open: true }, next };
  }
  return null;
};

const minutesOf = ({ minute = 0, hour = 0, day = 0, week = 0 }: Amount): number =>
  Math.round(minute + hour * 60 + day * 1440 + week * 10_080);

/** "10 minutes before", "an hour early": how long before the due time to be reminded. */
export const reminderBefore: Parser = (tokens, index) => {
  const amount = readAmount(tokens, index);
  if (!amount || amount.value.month || amount.value.year) return null;
  const word = textAt(tokens, amount.next);
  if (word !== 'before' && word !== 'beforehand' && word !== 'early' && word !== 'prior' && word !== 'ahead')
    return null;
  if (
    isReminded(tokens, index) &&
    /^(?:the|my|our|it|that|each|every)$/.test(textAt(tokens, amount.next + 1)) &&
    readDay(tokens, amount.next + 1) === null
  ) {
    return {
      piece: { rule: 'reminder before', reminderMinutesBefore: minutesOf(amount.value) },
      next: amount.next + 1,
    };
  }
  const end = skip(tokens, amount.next + 1, 'of', 'time', 'it', 'that', 'hand');
  const behind = textAt(tokens, end);
  if (behind !== '' && !/^[.,!?;)]$/.test(behind)) return null;
  const minutes = minutesOf(amount.value);
  return minutes > 0
    ? { piece: { rule: 'reminder before', reminderMinutesBefore: minutes }, next: end }
    : null;
};
