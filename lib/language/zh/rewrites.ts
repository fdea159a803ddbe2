import type { Rewrite } from '../rewrite';

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
    // 有空给她打电话: any time, which its longer form says too.
    pattern: /(?<![\p{L}])(?:我)?有空(?=[给去来打跟和找把])/gu,
    plain: () => '有空的时候',
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
