import type { Rule } from '../grammar';
import { offTopic } from './topics';
import { zh } from './vocabulary';

const WHEN = '(?:什么时候|啥时候|何时|什么时间|哪一?天|哪个时间|几点)';
const FREE = '(?:有空闲?|有时间|有工夫|有空档|抽得出时间|腾得出时间|抽得出空|能抽出?时间|能腾出?时间)';
const THING = '(?:去|来|可以去?|能去?)?(?<about>(?![吗么呢啊的吧?？]|$).{1,24}?)(?:的)?[呢啊吗么?？]*$';

/** Asking where there is room for something: it is answered from the free time, and the thing need not be on the list. */
export const roomRules: Rule[] = [
  {
    name: 'question-room',
    intent: 'query',
    pattern: zh(`(?:我|我们|{DATE})*${WHEN}(?:我|我们)?(?:还|会|才|能|可以)*${FREE}${THING}`),
    unless: offTopic,
  },
  {
    name: 'question-room',
    intent: 'query',
    pattern: zh(
      `(?:我|我们|{DATE})*${WHEN}(?:我|我们)?(?:还|才)*(?:能|可以|好)(?:安排|排|塞|插|挤)(?:得?进去?|得?下|上|个|一下|出时间)*${THING}`,
    ),
    unless: offTopic,
  },
  {
    name: 'question-room',
    intent: 'query',
    pattern: zh(
      `(?:我|我们)?{DATE}(?:我|我们)?(?:还|会)*(?:有没有|是否有|有)(?:空闲?|时间|工夫|空档)${THING}`,
    ),
    only: /[吗么?？]$|有没有|是否/,
    unless: offTopic,
  },
];
