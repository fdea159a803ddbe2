import type { PlanWords } from '../plan-words';
import { fold } from '../sentence';
import { chineseDigits } from './digits';

const NUMBER = '[一二两三四五六七八九十]|\\d{1,2}';
const REPEAT = new RegExp(
  `(?:(?:每周|每星期|每个?礼拜|一周|一星期|这周|下周)?\\s*(?<count>${NUMBER})\\s*(?:次|遍|趟|回))(?![\\d一二三四五六七八九十])`,
  'u',
);
const DAILY = new RegExp(
  `(?:每天|每日|天天|(?<work>每个?工作日))(?:(?<count>${NUMBER})(?:次|遍|趟|回))?|每(?:(?<evening>晚)上?|(?<morning>早)上?)`,
  'u',
);
const DAYS =
  '(?:这|下|本)?(?:周|星期|礼拜)[一二三四五六日天]|\\d{1,2}月\\d{1,2}[日号]|\\d{1,2}号|今天|明天|后天';

export const chinesePlan: PlanWords = {
  body: /(?<!\d)[:;：；]\s*|[:：]\s+|\n|[,，。.]\s*|(?:规划|统筹)(?:一下|下|好)?(?:我的?)?\uE000+(?:的?(?:那|所在的?)一?(?:周|个?星期|个?礼拜))?(?:的?(?:工作|任务|待办|日程|时间|行程|安排|计划|事情|事|学习|生活))?[,，]?(?:我?要|需要|得)?/u,
  fit: /^(?:\uE000+)?(?:(?:帮我|给我|我想|我要)?(?:找|抽|挤|留)(?:点|出|些|个)?时间(?:去)?|把(?!\uE000|这些|它们|下面|以下))/u,
  span: /(?:都?(?:排|安排|规划|放)(?:到|在|进)|[，,]?在?)\uE000+里?吧?[\s。.!！]*$/u,
  tail: /[，,。；;、！!\n\s](?:请|麻烦你?)?(?:帮我|帮忙|给我|替我)?(?:把(?:它们|这些)?)?都?(?:排|安排|规划|计划|统筹)(?:一下|下|好|时间|个(?:计划|时间))*(?:到|在|进)?(?:\uE000+)?(?:里|的时间|去)?[吧呗]?[\s。.!！]*$/u,
  free: new RegExp(
    `[，,、；;\\s]?(?:但是?|不过)?(?:(?<day>${DAYS})(?:全天|整天)?(?:要|得)?(?:空出来|空着|留空|别安排|别排|不安排|不要安排|不要排|不排|休息|放假|不工作|不上班|没空|除外)|(?:除了|避开)(?<day2>${DAYS})(?:以外|之外)?)`,
    'gu',
  ),
  dayLong: /半天|(?<whole>一整天|整天|全天)/,
  nothing: /^(?:没有|没什么|没|无|不知道|随便|有?要做的?(?:这些)?(?:事情?)?|有?这些(?:事情?)?)$/,
  weekOf: /\uE000的?(?:那|所在的?)(?:一?(?:周|个?星期|个?礼拜)|\uE000{2,3})/u,
  plainer: (text) => text,
  separator:
    /\s*(?:(?<![\d.])\d{1,2}[.、)）](?=\D)|[、，,；;\n•]|。|(?:然后再?|接着|还有|以及|另外|再(?=[去买打跑看写做]))|(?<=[次遍趟回时钟天])(?:和|跟)|和(?=[^，,、；;]{0,10}(?:\d|[一二两三四五六七八九十半])(?:次|遍|趟|个?小时|分钟|个?钟头)))\s*/gu,
  repeat(text) {
    const folded = fold(text);
    const daily = DAILY.exec(folded);
    if (daily) {
      const { count, evening, morning, work } = daily.groups ?? {};
      const part = evening ? 'evening' : morning ? 'morning' : undefined;
      const times = count ? (chineseDigits[count] ?? Number(count)) : 1;
      const place = { start: daily.index, end: daily.index + daily[0].length };
      return { ...place, times, daily: work ? 'workday' : 'day', ...(part ? { part } : {}) };
    }
    const match = REPEAT.exec(folded);
    const said = match?.groups?.count;
    // 每次40分钟 says how long each time takes, not how often.
    if (!match || !said) return undefined;
    const times = Math.min(31, Math.max(1, chineseDigits[said] ?? Number(said)));
    return { start: match.index, end: match.index + match[0].length, times };
  },
  count: () => undefined,
  noise: /每次|各(?=\d|[一二两三四五六七八九十半]|\s)|左右|大概|大约/gu,
  title(words) {
    return words
      .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
      .replace(
        /^(?:其他时间|剩下的时间|我?要|我?需要|我?想|得|还要|还得|还有|再|给我留|留|安排|各|花|用|的)+(?=\S{2})/u,
        '',
      )
      .replace(/(?:的|各|要|(?<![种浇买插赏养送看剪订])花|用|需要|安排在|放在|都在|都|在)+$/u, '')
      .trim();
  },
  part(masked) {
    return /早上|上午|早晨|清晨/.test(masked)
      ? 'morning'
      : /下午|午后/.test(masked)
        ? 'afternoon'
        : /晚上|傍晚|夜里|下班后/.test(masked)
          ? 'evening'
          : undefined;
  },
  ahead: [
    /^在?[那此这](?:个|场|次)?(?:之|以)?前(?:先|要|得|再)*(?<rest>.+)$/u,
    /^在?(?<name>.+?)(?:之|以)?前(?:先|要|得|再)*(?<rest>.+)$/u,
    /^(?<rest>.+?)\s?(?:[(（]|[放排]在?|在)(?<name>.+?)(?:之|以)?前面?[)）]?$/u,
  ],
  short: /跑|散步|打电话|致电|通话|回邮件|发邮件|冥想|拉伸|浇|站会|瑜伽/,
  ranges: [
    { pattern: /周末/, range: 'weekend' },
    { pattern: /工作周/, range: 'workweek' },
    { pattern: /一周|周|星期|礼拜/, range: 'week' },
    { pattern: /月/, range: 'month' },
    { pattern: /一天|今天|今日/, range: 'day' },
  ],
};
