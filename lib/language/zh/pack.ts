import type { Region } from '../grammar';
import { inRegion } from '../markers';
import type { LanguagePack, ListPhrase } from '../pack';
import type { Sentence } from '../sentence';
import { chineseAnnouncement } from './announcement';
import { coreOf } from './core';
import { chineseCorrections } from './correction';
import { chineseDigits } from './digits';
import { readBareChinese } from './fallback';
import { chineseGlue, chineseGoing, chineseKindOnly } from './glue';
import { chinesePlan } from './plan';
import { changeRules, shownRules } from './rules-change';
import { completeRules } from './rules-complete';
import { createRules } from './rules-create';
import { deleteRules } from './rules-delete';
import { fieldRules } from './rules-fields';
import { notRules } from './rules-not';
import { planRules, questionRules } from './rules-question';
import { roomRules } from './rules-room';
import { showRules } from './rules-show';
import { talkRules } from './rules-talk';
import { opensTodo, separators } from './several';

export const chinese: LanguagePack = {
  locale: 'zh',
  core: coreOf,
  spaceless: true,
  rules: [
    ...talkRules,
    ...planRules,
    ...roomRules,
    ...notRules,
    ...questionRules,
    ...fieldRules,
    ...shownRules,
    ...completeRules,
    ...deleteRules,
    ...changeRules,
    ...showRules,
    ...createRules,
  ],
  fallback: readBareChinese,
  glue: chineseGlue,
  kindOnly: chineseKindOnly,
  going: chineseGoing,
  once: /一[次回遍趟]/,
  sameThing: /^(?:另外?一?个|再一?个|还有一?个|一个|另一条)$/,
  reminding: /提醒|闹钟|闹铃|定时|计时|叫醒|叫我|通知我/,
  remindMe: /提醒我|叫我/,
  morning: /早餐|早饭|起床|叫醒|晨跑|闹钟/,
  evening: /加班|晚餐|晚饭|聚餐|夜宵|看电影|睡觉/,
  levels: { 紧急: 3, 最高: 3, 高: 2, 中: 1, 低: 1, 无: 0, 普通: 0 },
  fields: [
    { pattern: /提醒/, field: 'reminders' },
    { pattern: /日期/, field: 'dueDate' },
    { pattern: /时间/, field: 'dueTime' },
    { pattern: /优先级/, field: 'priority' },
    { pattern: /标签/, field: 'tags' },
    { pattern: /重复/, field: 'recurrence' },
    { pattern: /备注/, field: 'notes' },
    { pattern: /时长/, field: 'durationMinutes' },
  ],
  kindTail: /^(?!取消|确认|更改|改|预约|打|去|约)(?<rest>\p{Script=Han}{2,6})的?预约$/u,
  priorities: [
    {
      pattern:
        /[,，(（【[]?\s*(?:最高优先级|优先级(?:最高|紧急)|非常紧急|特别紧急|很紧急|比较紧急|紧急|加急|十万火急|很急|特别急|急件|尽快)[)）\]】]?/gu,
      value: 3,
    },
    {
      pattern:
        /[,，(（【[]?\s*(?:高\s*优先级?|优先级?\s*高|很重要|非常重要|特别重要|重要的?(?=[\s:：,，\]】]|$))[)）\]】]?/gu,
      value: 2,
    },
    {
      pattern: /[,，(（]?\s*(?:[低中]\s*优先级?|优先级?\s*[低中]|不(?:太)?急|不着急|不重要)[)）]?/gu,
      value: 1,
    },
  ],
  findLists,
  listName,
  separators,
  opensTodo,
  sameOccasion: /顺便|顺路/,
  plan: chinesePlan,
  corrections: chineseCorrections,
  aheadOf: /^(?:我|得|要|去)*[把将]/,
  announcement: chineseAnnouncement,
  targets: {
    allAfter: /^(?:都|全部|全)/,
    all: /所有|全部|每个|每一个|都|一切|全$|它们|这些|那些|[这那][几两三四五六]/,
    everything:
      /^(?:已完成|完成了?|过期|逾期|我|的|所有|全部|一切|这些|那些|它们|东西|事情?|里|中|上|内容|待办事项|待办|任务|提醒|事项|日程安排|日程|安排|日历|清单|列表|计划|都|全|条目|事件|活动)*$/,
    reference:
      /^(?:它|另外?一?[个条]|这个|那个|这条|那条|这一?项|刚才(?:的|那)?(?:个|条|项)?|刚刚(?:的|那)?(?:个|条|项)?|上一?个|(?:这|那)(?:些|[几两三四五六][个条件项])|它们|(?:它们|这些|那些|[两三四五六](?:个|条|件))?(?:全部|全|都)|(?:刚才|刚刚)(?:添加|新建|说)的.{0,3})$/,
    ordinals: [
      {
        pattern: /第\s*([一二三四五六七八九十\d]{1,2})\s*(?:个|条|项|件)/,
        value: (match) => chineseDigits[match[1] ?? ''] ?? (Number(match[1]) || undefined),
      },
      { pattern: /最后(?:的)?(?:一)?(?:个|条|项|件)/, value: () => -1 },
    ],
    places: /^(?<edge>前|头|后|最后)(?<count>[两二三四五2-5])(?:个|条|项|件)(?:事|待办|任务)?(?:都)?$/,
    fromEnd: /后/,
    countOf: (words) => chineseDigits[words] ?? (Number(words) || undefined),
    tagged:
      /(?:标签(?:是|为|叫|里?有)?|(?:标了|带有?|打了|贴了)(?=[^,，。的]{1,12}标签))[“"「]?(?<tag>[\p{L}\p{N}_-]{1,12}?)[”"」]?(?:(?:这个)?标签的?|的)/gu,
    overdue: /逾期|过期|超期/,
    except:
      /^(?:除了|除(?=.+(?:以外|之外|外)))(?<name>.+?)(?:以外|之外|外)?[,，]?(?<rest>(?:的?(?:所有|全部|其他|其它|剩下|其余)的?(?:待办|任务|事情?)?|的)?)$/d,
    noise:
      /^(?:我的?|那个|这个|一下|所有的?|全部的?|关于|待办事项|待办|任务|提醒|事项|里的?|中的?|上的?|的|去(?=.{2})|每个|两个|叫|名为)|(?:的?(?:提醒|任务|待办事项|待办|事项|事情|事|选项|那一?项|这一?项|这件事|备忘录|记录)|都|给我|吧|里|中|的)$/,
    experienced: /(?<=[打做看买写交发寄洗吃去问说讲付开读背浇喂取还办订约修换扔倒缴充])[过完了](?=.)/,
    doneThings: /已完成的|完成了的|做完的|已完成$|完成的?$/,
    undated: /(?:没有?|无)(?:定|设|写)?(?:日期|时间|截止|日子)|没定(?:日期|时间|日子|哪天)/,
    done: /已完成|完成了的?|做完的|做完了哪|完成过/,
    anyStatus: /是不是|有没有|是否|.了吗|.过吗|.了没|过.{1,12}[吗么没]|(?<did>[\u4e00-\u9fff])没有?\k<did>/u,
    asking:
      /[加添记建设]过|应该|该|什么时候|什么时间|啥时候|啥时间|还剩下?|剩下的?|剩|忙不忙|有没有空|还没|没有|没|完成了?|做完了?|不|什么|哪儿|哪里|哪个|哪些|哪天|哪|谁|几点|几个|多少|多久|多长时间|时间|怎么样|怎么|啥|吗|呢|么|有没有|是不是|是否|会不会|我们|我的|我|你|有|要做|要买|要|在|是|的|了|里面|里|中|上|和(?=$)|去|做|都|还|下一个|下个|接下来|显示|展示|查看|查询|查找|查|看看|看一下|看下|看|告诉|给|列出|打开|读|报(?![告名销表税刊])|找到|找|一下|出来|待办事项|待办|任务清单|任务|提醒|日程安排|日程|安排|日历|清单|列表|备忘录|事项|事情|事|空|忙|活动|计划|所有|全部|未完成|已完成|逾期|过期|内容|详情|关于/gu,
  },
};

const LIST_PLACE =
  /(?:(?:添加|加入|加|记|放|写)?(?:到|进|在|从|往)(?:我的?|我们的?)?)(?<name>[^\s,，的到在从]{0,8}?)(?<kind>购物清单|购物单|清单|列表|待办事项|待办|备忘录|日历|日程表)(?:里面?|中|上|内)?(?:的)?/gu;
const LIST_HEAD =
  /^(?:我的?)?(?<name>[^\s,，的到在从把将]{0,8}?)(?<kind>购物清单|购物单|清单|购物列表|待办事项|待处理事项|待做事项|任务清单|备忘录|日历)(?:里面|里|中|上|内)(?:的)?/gu;

function findLists(sentence: Sentence, region: Region): ListPhrase[] {
  const found = [...inRegion(sentence, region, LIST_PLACE), ...inRegion(sentence, region, LIST_HEAD)];
  return found.map((match) => ({
    name: listName(`${match.groups?.name ?? ''}${match.groups?.kind ?? ''}`),
    region: { start: match.index, end: match.index + match[0].length },
  }));
}

/** 购物清单 is 购物; 待办清单 and 日历 are no list of their own. */
function listName(words: string): string | null {
  const plain = words
    .replace(/\uE000+/gu, '')
    .trim()
    .replace(/^(?:我的|我们的|咱们的|咱|我|想要?|要|在|到|从|的)+/, '')
    .replace(
      /(?:待办事项|待办|待做事项|待完成事项|待处理事项|任务)?(?:清单|列表|单子|单|备忘录|备忘|便签|笔记|日历|日程表|日程|提醒事项|提醒|待办事项|待办|待做|事项|任务|行程)?(?:里面?|中|上|内)?$/,
      '',
    );
  return /^(?:|个人|谷歌|google|待办|任务|待做|默认|主)$/.test(plain) ? null : plain;
}
