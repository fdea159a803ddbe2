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
];
