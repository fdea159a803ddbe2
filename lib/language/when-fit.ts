import { spanOf } from './sentence-span';
import type { When } from './types';

/**
 * Fits expressions of time to the sentence around them: what belongs to a name, a doing word or an event is left to
 * the title, and a length before "before" is a reminder. Order matters: each step sees the spans that the one before left.
 */
export function fitWhens(whens: When[], text: string, folded: string): When[] {
  return whens
    .filter((when) => !isModifier(when, folded))
    .filter((when, _, all) => !isRhythmOfName(when, folded, all))
    .map((when) => withoutNight(when, folded))
    .map(withoutParticle)
    .map(withoutEvent)
    .map((when) => withoutMealBefore(when, folded))
    .map((when) => asReminder(when, text, folded));
}

const LED = /^(?:on|at|by|before|for|until|till|after|over|this|next|every|around|since)\b/;
/** What may follow a holiday that is a day of its own: another small word. */
const SMALL_WORD = /^ (?:on|at|by|in|for|from|with|is|are|to|and|or|before|after|we|i|the|my)\b/;
const CHINESE_OBJECT =
  /^(?:的)?(?:晚会|聚会|派对|礼物|礼品|贺卡|卡片|活动|假期|车票|机票|月饼|粽子|汤圆|红包|促销|大餐|聚餐|蛋糕|装饰|布置|对联|年货|节目|快乐)/;

/** "weekly review every Friday": where another repetition says when, the first belongs to the name. */
function isRhythmOfName(when: When, folded: string, all: When[]): boolean {
  const { start, end, text } = when.span;
  if (!/^(?:daily|weekly|biweekly|monthly|quarterly|yearly|annual)$/i.test(text)) return false;
  const isOther = all.some(
    (other) => other !== when && /^(?:on )?(?:every|each)\b/i.test(other.span.text) && other.span.start > end,
  );
  return isOther && start < end && /^ \p{L}/u.test(folded.slice(end, end + 2));
}

const NIGHT_OUT =
  /(?:date|game|movie|film|quiz|trivia|poker|girls'?|boys'?|family|opening|pizza|taco|craft|karaoke) $/;

/** "date night saturday": the night is what one does; it still tells which half of the day is meant. */
function withoutNight(when: When, folded: string): When {
  const { start } = when.span;
  const night = /^night\s+(?=\S)/i.exec(when.span.text)?.[0].length ?? 0;
  return night > 0 && NIGHT_OUT.test(folded.slice(0, start)) ? shortened(when, night) : when;
}

const MAKES = /[写做理备定交看改对计汇结出订审填新印发查算付缴编列]$/;
const PERIOD_THING =
  /^的?\p{Script=Han}{0,4}?(?:计划|总结|预算|报告|报表|周报|月报|年报|目标|日程|排班|账单|账目|账|工资|课表|菜单|方案|数据|发票|考勤|财报|日历|挂历|清单|表|税|房租|费)/u;

const MEAL_NAME = /(?:^|\s)(?:breakfast|brunch|lunch|dinner|supper|tea)$/;
const MEAL_OBJECT =
  /^ (?:meeting|party|date|appointment|reservation|guests?|invitations?|menu|money|ingredients|box(?:es)?|dishes)\b/;

/** "Christmas presents", 春节车票, 下午茶: the day is part of a name and says nothing of when. */
function isModifier(when: When, folded: string): boolean {
  const { start, end } = when.span;
  const after = folded.slice(end, end + 16);
  if (when.rule === 'holiday')
    return !LED.test(folded.slice(start, end)) && /^ \p{L}/u.test(after) && !SMALL_WORD.test(after);
  if (when.rule === '节日')
    return (
      CHINESE_OBJECT.test(after) ||
      (/[买订送抢备吃寄]/.test(folded.charAt(start - 1)) && /^\p{L}/u.test(after))
    );
  // 写12月总结: the month is what it is about, not when.
  if (when.vague && MAKES.test(folded.slice(0, start)) && PERIOD_THING.test(after)) return true;
  if (MEAL_NAME.test(folded.slice(start, end)) && MEAL_OBJECT.test(folded.slice(end, end + 20))) return true;
  return when.part !== undefined && /^(?:茶|觉|操|自习)/.test(after);
}

const PARTICLE = /^(?:in|on|off|up|out) (?=(?:today|tonight|tomorrow|on|at|by|before|next|this|every)\b)/i;

/** "check in tomorrow": the particle belongs to the doing word before it. */
function withoutParticle(when: When): When {
  return shortened(when, PARTICLE.exec(when.span.text)?.[0].length ?? 0);
}

const EVENT =
  /^(?:for\s+)?(?:breakfast|brunch|lunch|dinner|supper|tea)\b(?:\s+(?:on|at|in|by|from|this|next)\b)?\s*|^(?:早餐|早饭|午餐|午饭|晚餐|晚饭|夜宵)/i;

/** "lunch on the 3rd": the meal is what one does; only the day is when. */
function withoutEvent(when: When): When {
  const length = EVENT.exec(when.span.text)?.[0].length ?? 0;
  if (length === 0 || length === when.span.text.length) return when;
  const { span } = shortened(when, length);
  return when.part ? withoutTime({ ...when, span }) : { ...when, span };
}

const MEAL_AT_END = /(?:,|:)? ?\b(?:breakfast|brunch|lunch|dinner|supper|tea)$/;

/** "tomorrow lunch with Ann": what follows the meal tells that it is what one does. */
function withoutMealBefore(when: When, folded: string): When {
  const { start, end } = when.span;
  const words = folded.slice(start, end);
  const meal = MEAL_AT_END.exec(words);
  if (!meal?.index || !/^ (?:with|for|at|in|and|to)\b/.test(folded.slice(end, end + 8))) return when;
  const span = spanOf(when.span.text, 0, meal.index);
  const shorter = { ...when, span: { start, end: start + meal.index, text: span.text } };
  return when.part && when.certainty.time !== 'said' ? withoutTime(shorter) : shorter;
}

/** The usual hour of a meal is nothing that was said. */
function withoutTime(when: When): When {
  const { time: _time, endTime: _endTime, endDate: _end, part: _part, alternatives: _others, ...rest } = when;
  return { ...rest, certainty: { ...when.certainty, time: undefined } };
}

function shortened(when: When, length: number): When {
  if (length === 0) return when;
  const { start, end, text } = when.span;
  return { ...when, span: { start: start + length, end, text: text.slice(length) } };
}

const ASKS_REMINDER = /\b(?:remind|alert|notify|ping)\b|提醒|通知|叫我/;

/** "remind me 10 minutes before the meeting": the length of time is the reminder's distance, not how long it takes. */
function asReminder(when: When, text: string, folded: string): When {
  if (!when.durationMinutes || when.date || when.time || !ASKS_REMINDER.test(folded)) return when;
  const { start, end } = when.span;
  const after =
    /^ ?(?:before(?:hand)?|prior(?: to)?|in advance(?: of)?|ahead(?: of)?|early)\b|^之?前(?=提醒|通知|叫)/.exec(
      folded.slice(end, end + 16),
    )?.[0];
  const before = /(?:提前|提早)$/.exec(folded.slice(Math.max(0, start - 2), start))?.[0];
  if (after === undefined && before === undefined) return when;
  const { durationMinutes, durationSeconds: _seconds, ...rest } = when;
  const span = spanOf(text, start - (before?.length ?? 0), end + (after?.length ?? 0));
  return { ...rest, reminderMinutesBefore: durationMinutes, span };
}
