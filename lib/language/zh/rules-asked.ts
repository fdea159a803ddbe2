import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** Questions that hold no word of a list. */
export const askedRules: Rule[] = [
  {
    // 牙医是几点来着
    name: 'question-when',
    intent: 'query',
    pattern: zh(
      '(?<about>[^\\uE000，,]{1,16}?)(?:是|在|定在)?(?:几点|什么时候|哪一?天|周几|星期几|几号)(?:的)?来着$',
    ),
  },
  {
    // 周末干嘛
    name: 'question-day',
    intent: 'query',
    pattern: zh(
      '(?:那|我)*(?<about>{DATE})(?:我)?(?:要|该)?(?:干(?:嘛|啥|什么)?|做什么|做啥)(?:呢|啊|呀|好)?$',
    ),
  },
  {
    // 评审会是周四还是周五
    name: 'question-either',
    intent: 'query',
    pattern: zh(
      '(?<about>[^\\uE000，,]{1,16}?)(?:是|在|定在|放在|是在){DATE}还是{DATE}(?:呢|啊|呀|来着|吗)?$',
    ),
  },
  {
    // 接下来做什么
    name: 'question-next',
    intent: 'query',
    pattern: zh(
      '(?:那|我)*(?:接下来|下面|然后|现在|下一步|下一?件事?)(?:我)?(?:该|要|应该|先|是)*(?:做|干|办|弄)?(?:点|些)?(?:什么|啥)(?:呢|啊|呀|好)?(?<about>)$',
    ),
  },
  {
    // 我先做哪个
    name: 'question-next',
    intent: 'query',
    pattern: zh(
      '(?:那|我|{DATE})*(?:应该|该|要|得)?先(?:做|干|办|弄)(?:哪一?[个件条项]|什么|啥)(?:呢|啊|呀|好)?(?<about>)$',
    ),
  },
  {
    // 我有几件事
    name: 'question-many',
    intent: 'query',
    pattern: zh(
      '(?:那|我)*(?:现在|一共|总共|还)*(?<about>(?:{DATE})?)(?:现在|一共|总共|还)*(?:有|剩)?(?:几|多少)(?:个|件|条|项)?(?:事情?|待办|任务|提醒|安排|没做的?)(?:呢|啊|呀|要做|没做)*$',
    ),
  },
  {
    // 标签是工作的有哪些
    name: 'question-tagged',
    intent: 'query',
    pattern: zh(
      '(?<about>(?:.{0,14}标签|带|打了).{0,14}的(?:待办|任务|事情?)?)(?:都|全部)?(?:给我)?(?:有|是)?(?:哪些|什么|几个|看看|看一下|列出来)(?:呢|啊|呀)?$',
    ),
    only: /标签/,
  },
  {
    // 最急的是哪个
    name: 'question',
    intent: 'other',
    pattern: zh('.{1,16}(?:是|有)(?:哪(?:一?[个件条项]|些)|什么|啥|谁)(?:情况|进展)?(?:呢|啊|呀)?$'),
    only: /最|更|比较|情况|进展/,
  },
  {
    // 你能干嘛
    name: 'help',
    intent: 'help',
    pattern: zh(
      '(?:(?:你|您)(?:都|到底|还)?(?:能|会|可以))?(?:帮我|为我)?(?:干嘛|干啥|做啥|(?:做|干|帮)(?:些|点)?(?:什么|啥))(?:呢|啊|呀|事)?$',
    ),
  },
];
