import type { MomentWords } from '../../moment-words';

const DIGITS = '零一二三四五六七八九';

function dayOfMonth(words: string): number | undefined {
  const number = /^[到在]?(\d{1,2}|[一二三四五六七八九十]{1,3})[号日]$/.exec(words)?.[1];
  if (!number) return undefined;
  if (/^\d/.test(number)) return Number(number);
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['零', number];
  return (tens ? DIGITS.indexOf(tens) : 1) * 10 + (ones ? DIGITS.indexOf(ones) : 0);
}

export const chineseMoments: MomentWords = {
  lead: /^(?:提前|提早|推迟|延后|延迟|[在于到从至])/i,
  hidden: [
    // 牙医现在是12点: that it is so now is no moment.
    { pattern: /现在(?=(?:是|改|定)[^\n]*\d|(?:是|改|定)[^\n]*[点周号])/g, hide: () => '，，' },
    // 提前一小时 says how much earlier; its second half must not be read as the hour before now.
    { pattern: /提前|提早/g, hide: () => '，，' },
    // 这周一共几件事: all of them, and no Monday.
    { pattern: /(?<=[周期])一共/g, hide: () => '，，' },
    // 看一下下周 is next week, not the week after it; 记一下周六 is this Saturday.
    { pattern: /一下(?=下?(?:周|个?月|星期|礼拜|个礼拜|个星期))/g, hide: () => '，，' },
    // 下周找一天跟小李吃饭: any day of it, and not a whole one.
    { pattern: /(?<=[找抽挑选])一?天/g, hide: (words) => '，'.repeat(words.length) },
    {
      // The days of a plan end at its colon: 安排这周：每天读书.
      pattern: /^(.{0,12}?(?:规划|计划|安排)[^:：\n]{1,20})[:：](?!\d)/,
      hide: (words) => `${words.slice(0, -1)}。`,
    },
  ],
  planning: /规划|计划|安排/,
  lengthUnit: /个?(?:小时|钟头|分钟)/,
  movedTo: null,
  asksWhich: /(?:是|在|定|放)\uE000(?:呢|啊|呀|来着|吗|[?？\s])*$/i,
  or: /或者?是?|要么|要不(?:然)?(?:就)?|还是/,
  sameDay: /(?:在|于)?(?:同一天|同天|同日|当天|当日|那天|同一日)(?!的)/giu,
  starts: /^从|(?:起|开始)$/i,
  except: /[,，、\s]*(?:但是?|不过|可是)?(?:(?<!删)除了?|不包括|不含|除开|跳过)$/i,
  excepted:
    /^(?:的时候|那[天次周一]{1,2}|这[天次周一]{1,2}|就)*(?:除外|不算|休息|停一次|跳过|空一次|免了|(?:不用|不要|不必|不[去上做吃跑练学开])(?=了?[。.!！,，\s]*$)了?)/i,
  weekday: /(?:周|星期|礼拜)?[一二三四五六日天]/i,
  bareWeekday: /^(?:每)?(?:周|星期|礼拜)[一二三四五六日天]$/i,
  weekdaySpanRule: /^星期 to 星期(?: \+|$)/,
  ofOneWeek: /^从?(?:下|这|本|上)/i,
  until: /^(?:一?直?到|至)/i,
  nextDay: /第二天|次日|隔天|翌日/i,
  dayOfMonth,
  bareHourRule: /钟点/,
  hourLead: null,
  before: /前/,
};
