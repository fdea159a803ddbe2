import type { PlanChangeWords, PlanCountWords, PlanDayWords, PlanItemWords } from '../../plan-change-words';
import { chineseDigits } from '../digits';

const TIMES = '(?<number>\\d{1,2}|[一二两三四五六七八九十])\\s*(?:次|遍|趟|回|场)';

const count: PlanCountWords = {
  numbers: chineseDigits,
  fewer: [new RegExp(`(?:少|减|去掉|删掉?|取消|砍掉?)(?!到|成|为)(?:\\p{Script=Han}{0,3}?)${TIMES}`, 'u')],
  more: [new RegExp(`(?:多|加|增|再)(?!到|成|为)(?:\\p{Script=Han}{0,3}?)${TIMES}`, 'u')],
  exactly: [new RegExp(TIMES, 'u')],
  beside: null,
};

const days: PlanDayWords = {
  move: /挪|移|改|换|调|放|推|提前|\uE000的[^\uE000]*\uE000/u,
  keepFree:
    /(?:别|不|没|避开|跳过|空出|除了|取消)[^\uE000]*\uE000|\uE000[^\uE000]*(?:空|不|别|没|休息|跳过|算了|除外|有事|忙|出差|请假)/u,
  inPlace: /不是/,
  listed: /^[\s,、和跟与及或]*$/,
  goal: /^[到至]/,
  goalBefore: /[到至]$/,
  goalBehind: /\uE000[^\uE000]*[到成至]/u,
  goalInside: null,
  origin: /^从/,
};

const item: PlanItemWords = {
  clockBefore: null,
  hours: /(?:h|hrs?|个?小时|个?钟头)(?=的?(?![前后内之以里左多])\p{Script=Han})/u,
  dayBefore: null,
  dayBehind: /(?:号|日)?(?:之?前)?/,
  weekdayRule: /^星期/,
  spreadTo: /^(?:一?点)?[到至]/,
};

/** Two characters in a row are enough to name a title. */
function pairsOf(title: string): string[] {
  return [...title.matchAll(/\p{Script=Han}{2,}/gu)].flatMap(([run]) =>
    Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2)),
  );
}

/** 跑步 is parted as 跑两次 and shortened as 不跑. */
function doingForms(title: string): string[] {
  const doing = /^(?<verb>\p{Script=Han})\p{Script=Han}$/u.exec(title)?.groups?.verb;
  if (!doing) return [];
  return [
    `${doing}(?=(?:[一二两三四五六七八九十]|\\d{1,2})(?:次|遍|趟|回))`,
    `(?<=[不别只多少先再\\uE000])${doing}(?!\\p{Script=Han})`,
  ];
}

export const chinesePlanChange: PlanChangeWords = {
  drop: /去掉|删掉?|[不别]|取消/,
  takeOut: /去掉|删|取消/,
  swap: /交换|对调|互换|调换|(?:换|调)(?:一下|一换|个(?:位置|时间|顺序|儿)|过来)/,
  whole: /都|全部?|所有|它们|这些|计划/,
  orders: /挪|移|放|调/,
  glue: /周末|那次|这次|那场|那个|有事|出差|请假|空出来|留空|空着|没空|别排|休息|跳过|除外|避开|它们|这些|这个|全部|所有的?|安排|时间|早上|上午|下午|晚上|去掉|删掉?|不要|取消|交换|对调|互换|调换|位置|顺序|算了|就够|够了|帮我|一下|增加|减少|改到?|改成|改为|挪到?|放到?|放在|移到?|换到?|换成|调到?|[一二两三四五六七八九十\d]+(?:次|遍|趟|回|场)|[把将给请帮我都全那天先别不没空忙行去排做在到的吧了要用只就再多少加减够换调跟和与互个也成为得想儿从]/g,
  vague:
    /太|些|点|嗯+|呃|啊|呢|吗|哦|之?前|之?后|提前|推迟|延后|早|晚|长|短|前面|后面|中间|怎么|为什么|还是|可以|可能|分开|拆开?|合并|满|松|紧|累|重新|其他|别的|更|最|有|是|小时|分钟|钟头|半/g,
  titleForms: (title) => [...pairsOf(title), ...doingForms(title)],
  count,
  days,
  item,
};
