import type { AnnouncementWords } from '../announcement';
import { DATE } from '../sentence';
import { chineseDigits } from './digits';

const NUMBER = '[一二两三四五六七八九十]|\\d{1,2}';
const COUNTED = `(?:${NUMBER})(?:件|个|条|项|样)(?:重要|新)?的?(?:事情?|待办事项|待办|任务|提醒|东西)?`;
/** Characters of words that lead to a list and name nothing on it: 我周五要做的几件事. */
const SMALL = `[我们请帮还也要得需想做办买完成处理添加记下一的有这些那几以如件个条项样事情待办任务清单列表东西安排新建放提醒里上中到是\\d二两三四五六七八九十${DATE}]`;
/** One of them must say that things follow. */
const THINGS = `这些|这几|那几|以下|如下|下面|几[件个条项样]|[件条项样]|[事务单办]|东西|清单|列表|[要得]做|需要|提醒我|记一?下`;

export const chineseAnnouncement: AnnouncementWords = {
  pattern: new RegExp(
    `^(?:(?:我的)?\\p{Script=Han}{1,4}(?<!看|查|删|清空)(?:清单|列表|单子):\\s*|(?:我?要买的?|采购|购物|超市|买菜)(?=:[^\\n]*[,，、]):\\s*|(?=[^:\\n]{0,24}(?:${THINGS}|${DATE}))(?!(?:买|完成|处理|加|做|办):)${SMALL}{1,24}:(?!\\d)\\s*|${SMALL}{0,12}?${COUNTED}\\s*[:,]\\s*)`,
    'u',
  ),
  count: (words) => {
    const said = new RegExp(`(?<![第\\d周])(${NUMBER})(?=[件个条项样])`, 'u').exec(words)?.[1];
    return said === undefined ? undefined : (chineseDigits[said] ?? Number(said));
  },
  ofList: /^(?:我的)?(?<list>\p{Script=Han}{1,4}(?:清单|列表|单子)|购物|采购):/u,
  ofThings: new RegExp(`${THINGS}|单子|要买|采购|购物|超市|买菜`),
};
