import type {
  PlanChangeWords,
  PlanCountWords,
  PlanDayWords,
  PlanItemWords,
  PlanOrderWords,
  PlanShiftWords,
} from '../../plan-change-words';
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
    /(?:别|不(?!错|过)|没|避开|跳过|空出|除了|取消)[^\uE000]*\uE000|\uE000[^\uE000]*(?:空|不|别|没|休息|跳过|算了|除外|有事|忙|出差|请假|出门|外出|旅行|旅游|出去玩|放假|度假|开会去)/u,
  inPlace: /不是/,
  listed: /^[\s,、和跟与及或]*$/,
  either: /或/,
  goal: /^[到至]/,
  goalBefore: /[到至]$/,
  goalBehind: /\uE000[^\uE000]*[到成至]/u,
  goalInside: null,
  origin: /^从/,
};

const shift: PlanShiftWords = {
  amount:
    /(?<number>\d{1,2}|[一二两三四五六七八九十])个?(?:天|(?<week>周|星期|礼拜))(?![一二三四五六日内后前])/u,
  later: /推迟|延后|推后|延期|顺延|[往向](?:后面?)(?:挪|移|推|放|排)?|后(?:挪|移|推)|晚(?!上)/u,
  earlier: /提前|提早|[往向](?:前面?)(?:挪|移|推|放|排)?|前(?:挪|移|推)|早(?![上晨])/u,
};

const order: PlanOrderWords = {
  asNamed: [
    /\uE001[^\uE002]*\uE002(?:的|之|以)?前/u,
    /\uE001[^\uE002]*(?:再|然后|接着|才)[^\uE002]*\uE002/u,
    /先[^\uE002]*\uE001[^\uE002]*后[^\uE002]*\uE002/u,
  ],
  turned: [/\uE001(?:的|之|以)?前[^\uE002]*\uE002/u, /\uE001[^\uE002]*\uE002(?:的|之|以)?后(?!再)/u],
  that: /那个?|它/u,
  glue: /(?:的|之|以)?[前后]面?|先|再|然后|接着|才|完|那个?|它|做|排|应该|必须/g,
};

const item: PlanItemWords = {
  clockBefore: null,
  hours: /(?:h|hrs?|个?小时|个?钟头)(?=的?(?![前后内之以里左多])\p{Script=Han})/u,
  dayBefore: null,
  dayBehind: /(?:号|日)?(?:之?前)?/,
  weekdayRule: /(?:^|\+ )星期/,
  spreadTo: /^(?:一?点)?[到至]/,
};

const SITTINGS = '(?:次|遍|趟|回|场|段|份|天|块|部分|半)';

/** 准备材料拆成两次, 分两天做. */
const split = [
  new RegExp(
    `(?<thing>)(?:拆|分|切)(?:开|成|为|作|到|在)*(?<number>\\d{1,2}|[一二两三四五六七八九十])个?${SITTINGS}(?:[做来弄看读写]|完成)?`,
    'u',
  ),
  /(?<thing>)(?:(?:拆|分)开(?:[做来弄看读写]|完成)?|一分为(?<number>二)|对半(?:拆|分)开?)/u,
];

/** Two characters in a row are enough to name a title; as many as stand there are its name. */
function runsOf(title: string): string[] {
  return [...title.matchAll(/\p{Script=Han}{2,}/gu)].flatMap(([run]) =>
    Array.from({ length: run.length - 1 }, (_, index) => longest(run.slice(index, index + LONGEST_NAME))),
  );
}

const LONGEST_NAME = 12;

/** 写周报 as a pattern for 写周 and, where it goes on so, 写周报. */
function longest([first = '', second = '', ...rest]: string): string {
  return first + second + rest.reduceRight((behind, next) => `(?:${next}${behind})?`, '');
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
  lead: /^(?:(?:不错|很好|挺好的?|好的?|可以|行)(?:[，,。！!\s]*(?:但是?|不过|只是|就是)|[，,。！!\s]+)[，,\s]*(?=\S)(?:能不能|可不可以|能否)?|(?:能不能|可不可以|能否)(?=\S))/iu,
  split,
  shift,
  order,
  toPlan: [
    /^(?:请|麻烦|那|再|还|也|帮我)*[把将](?<things>.+?)(?:也|都|一起|一并)*(?:加|放|排|塞|算|列|写|添)(?:进去|上去|进来|(?:进|到|入|在)(?:这个|这份|我的|这次)?(?:计划|日程表?|规划|安排|行程|时间表)(?:里面?|中|上)?去?)[吧了呗]?[。.!！]*$/iu,
    /^(?:这个|这份|我的)?(?:计划|日程|规划|安排)(?:里面?|中)?(?:再|还|也|要)*(?:加|添|排|放|安排|塞|得有|要有)(?:上|个|一个|一下|进)?(?<things>.+?)[吧了]?[。.!！]*$/iu,
    /^(?:再|也|还)*(?:加|添|排|塞)(?:上|个|一个|一下|进)?(?<things>.+?)(?:进|到|在)(?:这个|这份|我的)?(?:计划|日程|规划|安排)(?:里面?|中)?[吧了]?[。.!！]*$/iu,
  ],
  also: [
    /^(?:对了[，,]?)?(?:还有|另外|再加上?|再加个|再排个?|再安排|还要|还得|顺便)[，,]?(?:一个|把)?(?<things>.+?)(?:也(?:加|排|算)(?:上|进去))?[吧了]?[。.!！]*$/iu,
    /^(?<things>.+?)也(?:要|得|帮我)?(?:加|排|算|安排|放)(?:上|进去|进来|一下)?[吧了]?[。.!！]*$/iu,
  ],
  reason: /[，,。；;\s]\s*(?<why>(?:因为|我|我们|那天|当天|要|得|有|家里|公司|孩子|是).*)$/iu,
  whole: /都|全部?|所有|它们|这些|计划/,
  orders: /挪|移|放|调/,
  glue: /吗|出门|外出|旅行|旅游|出去玩|放假|度假|周末|那次|这次|那场|那个|有事|出差|请假|空出来|留空|空着|没空|别排|休息|跳过|除外|避开|它们|这些|这个|全部|所有的?|安排|时间|早上|上午|下午|晚上|去掉|删掉?|不要|取消|交换|对调|互换|调换|位置|顺序|算了|就够|够了|帮我|一下|增加|减少|改到?|改成|改为|挪到?|放到?|放在|移到?|换到?|换成|调到?|[一二两三四五六七八九十\d]+(?:次|遍|趟|回|场)|[把将给请帮我都全那天先别不没空忙行去排做在到的吧了要用只就再多少加减够换调跟和与互个也成为得想儿从]/g,
  vague:
    /太|些|点|嗯+|呃|啊|呢|吗|哦|之?前|之?后|提前|推迟|延后|早|晚|长|短|前面|后面|中间|怎么|为什么|还是|可以|可能|分开|拆开?|合并|满|松|紧|累|重新|其他|别的|更|最|有|是|小时|分钟|钟头|半/g,
  titleForms: (title) => [...runsOf(title), ...doingForms(title)],
  count,
  days,
  item,
};
