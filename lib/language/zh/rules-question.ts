import type { Rule } from '../grammar';
import { askedRules } from './rules-asked';
import { finishedRules } from './rules-finished';
import { offTopic } from './topics';
import { zh } from './vocabulary';

const ASKING =
  '什么|啥|哪|谁|几点|几个|几号|几次|几天|多少|多久|多长|何时|怎么|如何|吗|么|呢|没有|有没有|是不是|是否|会不会|能不能|忙不忙|\\?';

/** Asking for a stretch of time to be laid out. */
export const planRules: Rule[] = [
  {
    name: 'plan',
    intent: 'plan',
    pattern: zh(
      '(?:帮我|帮忙|给我|替我)?(?:规划|计划|安排|排|梳理|理一理|统筹)(?:一下|下|好)?(?:我的?)?(?:{DATE}|一周|一天|周末|这几天|接下来几天)(?:的)?(?:工作|任务|待办|日程|时间|行程|安排|计划|事情|事|学习|生活)?(?:[:：,，;；。].*)?$',
    ),
  },
  {
    name: 'plan',
    intent: 'plan',
    pattern: zh(
      '(?:(?:做|制定|列|出|给我)(?:一?个|一份)?)(?:{DATE}的?|一周的?|周末的?)(?:工作|学习|任务)?(?:计划|规划|安排)(?:[:：,，].*)?$',
    ),
  },
  {
    name: 'plan-things',
    intent: 'plan',
    pattern: zh('(?:规划|统筹|计划|安排)(?:一下|下|好)?(?:我的?)?{DATE}(?:的)?(?:工作|任务|时间|学习)?.+$'),
    only: /^(?:规划|统筹).*(?:[次遍趟回]|\uE000[^\uE000]+\uE000)|^(?:计划|安排).{0,24}[.:].*(?:[次遍趟回]|\uE000)/u,
  },
  { name: 'plan-things', intent: 'plan', pattern: zh('{DATE}的?(?:工作|学习)?(?:安排|计划|规划)[:：].+$') },
  {
    name: 'plan',
    intent: 'plan',
    pattern: zh(
      '(?:帮我|帮忙)?把{DATE}(?:的)?(?:工作|任务|时间|事情|事|日程|行程)?(?:安排|规划|计划|排)(?:一下|下|好)?(?:[:：,，].*)?$',
    ),
  },
  {
    name: 'plan',
    intent: 'plan',
    pattern: zh(
      '(?:规划|计划|安排|排|统筹)(?:一下|下|好)?(?:我的?)?{DATE}的?(?:那|所在的?)(?:一?(?:周|个?星期|个?礼拜)|{DATE})(?:的)?(?:工作|任务|日程|时间|安排|计划|事情|学习)?(?:[:：,，;；。].*)?$',
    ),
  },
  {
    name: 'plan',
    intent: 'plan',
    pattern: zh(
      '{DATE}(?:剩下的?|余下的?)?的?(?:时间)?(?:请|麻烦)?(?:帮我|帮忙|给我|替我)(?:规划|安排|排|计划)(?:一下|下|好)?[:：].+$',
    ),
  },
  { name: 'plan', intent: 'plan', pattern: zh('(?:规划|计划)(?:一下|下)?[:：].+$') },
  {
    name: 'plan-after',
    intent: 'plan',
    pattern: zh(
      '.*[、，,；;].*[，,。；; 、](?:请|麻烦你?)?(?:帮我|帮忙|给我|替我)?(?:把(?:它们|这些)?)?都?(?:(?:规划|排|统筹)(?:一下|下|好|个(?:计划|时间))|(?<=[帮给替][我忙].{0,5})(?:规划|安排|排|计划)(?:一下|下|好|时间|个(?:计划|时间))*)(?:到|在|进)?(?:{DATE})?(?:里|的时间|去)?[吧呗]?[ 。.!！]*$',
    ),
    only: /、|[次遍趟回]|规划|排个/,
  },
  {
    name: 'plan-into',
    intent: 'plan',
    pattern: zh('(?:帮我|请)?把.+都?(?:排|安排|规划)(?:到|在|进){DATE}(?:里)?[吧呗]?(?:[:：].+)?$'),
    only: /、.*(?:排|规划)|(?:这些|它们|以下|下面).*[:：]/,
  },
  {
    name: 'find-time',
    intent: 'plan',
    pattern: zh('(?:{DATE})?(?:帮我|给我|我想|我要)?(?:找|抽|挤|留)(?:点|出|些|个)?时间.+$'),
    only: /[次遍趟回]|、/,
  },
  {
    name: 'plan-bare',
    intent: 'plan',
    pattern: zh('(?:规划|统筹|安排)(?:(?:一下|下)(?:时间|日程|工作|行程)?)?$'),
  },
  {
    name: 'spread',
    intent: 'plan',
    pattern: zh('.{0,20}(?:太满|太忙|排满|太挤|太多|满满|忙不过来).*(?:匀|分散|分摊|挪|调|均|疏|减).*$'),
    only: /\uE000|周|天/u,
  },
  {
    name: 'spread',
    intent: 'plan',
    pattern: zh('{DATE}的?(?:安排|日程|事情?|工作|排)?[得的]?(?:太满|太挤|排满|排得太满)了?[。.!！ ]*$'),
  },
  {
    name: 'spread',
    intent: 'plan',
    pattern: zh(
      '(?:帮我)?把?{DATE}的?(?:事情?|安排|任务|待办|日程|工作)?都?(?:分散|匀|分摊|疏散|均)(?:一下|一点|一些|一匀|开)?(?:到.*)?[。.!！ ]*$',
    ),
  },
];

/** Sentences that ask. */
export const questionRules: Rule[] = [
  ...finishedRules,
  ...askedRules,
  {
    name: 'question-day',
    intent: 'query',
    pattern: zh('(?:那|那么)?(?<about>{DATE})(?:呢|怎么样|有什么|有什么安排)$'),
  },
  {
    name: 'details-of',
    intent: 'query',
    pattern: zh(
      '(?:详述一下|讲讲|说说|关于)?(?<about>.+?(?:的|之)(?:地点|时间|参与者|与会者|参加者|参加人员|时长|细节|详情|详细内容|详细信息|内容|位置|议程|开始时间|结束时间|空闲时间))$',
    ),
    only: new RegExp(`${zh('(?:{RECORD})').source}|空闲|午休|差事`, 'u'),
    unless: new RegExp(
      `${offTopic.source}|^(?:提醒|记得|添加|新建|创建|设置|安排|把|将|改|修改|更改|更新|取消|删除|确认|准备|整理|写|发|讨论|定)`,
    ),
  },
  {
    // 评审会的时长是多少, 告诉我周会的时间: what is known of something that stands on a list.
    name: 'details-of',
    intent: 'query',
    pattern: zh(
      '(?:我)?(?:只是|就是)?(?:想|要|需要|请)?(?:你|您)?(?:提供|告诉|知道|了解|查一?下?|看一?下?|问一?下?)(?:我|给我|一下)?(?<about>.+的?(?:时长|时间|地点|参与者|参加者|详情|议程|日期))(?:是多少|是什么|在哪)?$',
    ),
    unless: new RegExp(`${offTopic.source}|^(?:提醒|记得)`),
  },
  {
    name: 'details-of',
    intent: 'query',
    pattern: zh(
      '(?<about>.+的(?:时长|地点|议程|参与者|开始时间|结束时间))(?:是|为|有)(?:多少|多久|什么|哪里|哪儿|谁|几点)$',
    ),
    unless: offTopic,
  },
  {
    name: 'question-when',
    intent: 'query',
    pattern: zh('(?<about>.{2,30}?)(?:是|在|定在|安排在|约在)(?:什么时候|几点|哪天|几号|周几|星期几)$'),
    unless: new RegExp(`${offTopic.source}|^(?:提醒|记得|问)`),
  },
  {
    // 报告什么时候交: what is done with it is no word of its title.
    name: 'question-when',
    intent: 'query',
    pattern: zh(
      '(?:我的?|我们的?|那个|这个)?(?<about>[^\\uE000的]{1,20}?)(?:应该|该|得|要|需要)?(?:在|是)?(?:什么时候|几点|哪天|几号|周几|星期几|何时)(?:之前|前)?(?:要|得|该|去)?(?:交|提交|上交|买|还|付|缴|寄|做|办|截止|到期|完成|搞定)(?:的|啊|呀|呢|来着)?$',
    ),
    unless: new RegExp(`${offTopic.source}|^(?:提醒|记得|问|查)`),
  },
  {
    name: 'time-left',
    intent: 'query',
    pattern: zh(
      '(?<about>(?:还)?(?:剩余|剩下|剩)(?:的)?(?:多少|多久)?(?:时间|天数)|(?:离|距离|距|到).{0,16}还有(?:几|多少|多久).{0,4}|(?:离|距离|距).{1,16}{DATE}|(?:到|离)(?:下一?个|下一?次|下一?场).+|多少(?:个)?(?:小时|分钟|时间)|(?:午休|休息|空闲|空余)时间)$',
    ),
  },
  {
    name: 'own-things',
    intent: 'query',
    pattern: zh(
      '(?:我的?)?(?<about>(?:下一?个|下一?次|下一?场|最近的?一?个|接下来的?)(?:会议|约会|预约|日程|活动|安排|任务|待办|提醒|事件|会|行程))$',
    ),
  },
  {
    // 房租交了没
    name: 'is-it-done',
    intent: 'query',
    pattern: zh(
      '(?:我)?(?<about>[^\\uE000,，]{1,20}?)(?:{DID})(?:了|过|完|好)*(?:没有?|吗|么)(?:啊|呀|呢)?$',
    ),
    unless: new RegExp(`${offTopic.source}|^(?:提醒|记得|问|别忘|有)`),
  },
  {
    // 房租交没交
    name: 'is-it-done',
    intent: 'query',
    pattern: zh(
      '(?:我)?(?<about>[^\\uE000,，]{1,20}?)(?:了)?(?<doing>{DID})(?:了|过)?没(?:有)?\\k<doing>(?:完)?(?:啊|呀|呢)?$',
    ),
    unless: offTopic,
  },
  {
    name: 'did-i',
    intent: 'query',
    pattern: zh('(?:我)?(?<about>.*(?:是不是|有没有|是否)(?:已经)?.{1,30}(?:了|过)?)$'),
    only: /我|会|任务|提醒|日程|安排|待办/,
    unless: new RegExp(`${offTopic.source}|提醒我`),
  },
  {
    name: 'question',
    intent: 'query',
    pattern: zh(`(?<about>.*(?:${ASKING}).*)$`),
    only: new RegExp(
      `${zh('(?:{RECORD}|{LIST})').source}|我|看看|看一下|告诉|空|忙|过期|逾期|有事|要做|要买|离|剩|距|午餐|晚餐|午饭|晚饭|早餐|早饭|见面|吃饭|野餐|参加|闹铃|多久|多少天|\\uE000`,
      'u',
    ),
    unless: new RegExp(
      `${offTopic.source}|提醒我(?!.*(?:什么|吗))|^(?:提醒|记得|别忘|问一?下?|联系|打电话|添加|创建|新建|设置|安排一|取消|删除|删|把|将|给.{1,20}(?:打|发))`,
    ),
  },
];
