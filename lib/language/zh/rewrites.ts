import { listedDays } from '../listed-days';
import type { Rewrite } from '../rewrite';

const NUMERALS = '一二三四五六七八九十百千两半';
/** What numbers count: after one of these a number is no day. */
const MEASURES =
  '点时号月日天个年分刻秒楼层元块次遍家本位名班组期件场节门章页部批轮条张只台辆瓶杯斤公米小口把支份套间排颗级岁季周';

/** Minutes that are told by what stands around them: 提前十分, and 6 点 6 分 with spaces. */
export const chineseRewrites: Rewrite[] = [
  {
    pattern: /(?<=，， ?)([\d一二两三四五六七八九十]{1,3}) ?分(?=提醒|通知|叫|$|[\s，,。；;])/gu,
    plain: (match) => `${match[1]}分钟`,
  },
  {
    pattern: /(\d{1,2}) ?([点时]) ?(\d{1,2}) ?分/gu,
    plain: (match) => `${match[1]}${match[2]}${match[3]}分`,
  },
  {
    // 周一三五: days in a row, each later than the one before. 周二三点 is an hour, 周一二楼 a place, 周一一 a name.
    pattern: new RegExp(
      `(?<!每|每个|逢)((?:下下?|这个?|本|上)?(?:周|星期|礼拜))([一二三四五六]{2,6}日?|六[日天])(?![程记报历\\d:：${NUMERALS}${MEASURES}])`,
      'gu',
    ),
    plain: ([words, week = '', days = '']) => {
      const order = [...days].map((day) => '一二三四五六日'.indexOf(day === '天' ? '日' : day));
      const isRow = order.every((place, index) => index === 0 || place > (order[index - 1] ?? 0));
      return isRow ? [...days].map((day) => `${week}${day}`).join('、') : words;
    },
  },
  {
    // 1月5号、12号和19号: days of that month, a stretch only where they follow each other.
    pattern:
      /(?<!每.{0,4})(?<![\d月])((?:\d{1,2}|[一二三四五六七八九十]{1,2})月)?(\d{1,2}[号日]?(?:[、,，和及跟]\d{1,2}[号日]?)*[、,，和及跟]\d{1,2}[号日])/gu,
    plain: ([words, month = '', list = '']) => {
      const listed = listedDays(list);
      if (!listed) return words;
      const { days, isRow } = listed;
      if (isRow) return `${month}${days[0]}号到${days.at(-1)}号`;
      return days.map((day) => `${month}${day}号`).join('和');
    },
  },
  {
    // 有空给她打电话: any time, which its longer form says too.
    pattern: /(?<![\p{L}])(?:我)?有空(?=[给去来打跟和找把])/gu,
    plain: () => '有空的时候',
  },
  {
    // 一周跑三次步, 一天吃两次: how often, and no length.
    pattern:
      /(?<![\d一二两三四五六七八九十第这下上每])一?(?=[周天月](?:\p{Script=Han}{0,3}?)[一二两三四五六七八九\d]次)(?:一?个?(?=[周天月]))/gu,
    plain: () => '每',
  },
  {
    // 早八点晚八点, 早上8点中午12点: hours in a row that need no comma, since each says its part of the day.
    pattern:
      /((?:早上?|上午|中午|下午)的?(?:\d{1,2}|[一二两三四五六七八九十]{1,2})点半?)、?(?=(?:上午|中午|下午|傍晚|晚上?|夜里)的?(?:\d{1,2}|[一二两三四五六七八九十]{1,2})点)/gu,
    plain: ([, hour = '']) => `${hour}和`,
  },
  {
    // 今天晚点: a day and "later" on it. 航班晚点 is late.
    pattern: /(?<=今天|今儿|明天|今晚)(?:再)?(?:晚一?点儿?|晚些时候|迟点|稍晚)(?![名了到的])/gu,
    plain: () => '待会儿',
  },
  {
    // 每30分种: a common slip of the keyboard.
    pattern: /分种/gu,
    plain: () => '分钟',
  },
];
