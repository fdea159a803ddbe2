import type { Rule } from '../grammar';
import { zh } from './vocabulary';

const SHOW = '(?:(?:给我|帮我)?(?:看看|看一下|看下|查查|查一下|列出来?|显示|告诉我|说说|总结一下)(?:一下)?)?';
const WHO = '(?:{DATE}|我们|我|都|已经|一共|总共|到底|目前)*';
/** 做 and 干 alone speak of what is to come; their 了 makes it the past. */
const FINISHED = '(?:(?:完成|做完|干完|办完|搞定|弄完|勾掉)(?:好)?[了过]|[做干办]了)';
const WHAT = '(?:哪些|什么|啥|几[件个项条]|多少[件个项条]?)';
const THINGS = '(?:事情?|任务|待办|工作|活儿?)?';
const END = '(?:呢|呀|啊|来着)?';

/** Questions about what was done, which are asked by the day of that and not by the day it was due. */
export const finishedRules: Rule[] = [
  {
    // 我今天完成了什么, 看看我这周都做完了哪些事
    name: 'question-finished',
    intent: 'query',
    pattern: zh(`${SHOW}${WHO}${FINISHED}${WHAT}${THINGS}${END}(?<about>)$`),
  },
  {
    // 昨天完成的有哪些, 这周做完的任务
    name: 'question-finished',
    intent: 'query',
    pattern: zh(
      `${SHOW}${WHO}(?:已?完成|做完|搞定|办完)了?的?${THINGS}(?:都|一共)?(?:有|是)${WHAT}${THINGS}${END}(?<about>)$`,
    ),
  },
  {
    // 今天有做完什么吗
    name: 'question-finished',
    intent: 'query',
    pattern: zh(
      `${WHO}(?:有没有|有)(?:完成|做完|搞定|办完)了?(?:什么|啥|任何)${THINGS}(?:吗|没有?)?(?<about>)$`,
    ),
  },
];
