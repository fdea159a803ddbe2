import type { Rule } from '../grammar';
import { dayRules } from './rules-told';
import { zh } from './vocabulary';

/** What is said of a todo that was just shown, and of one that will not take place: before anything else that changes. */
export const shownRules: Rule[] = [
  ...dayRules,
  {
    // 改到周五, 都挪到明天: said of what was just shown.
    name: 'move-shown',
    intent: 'update',
    pattern: zh(
      '(?:那就|那|就)?(?:(?:把|将)?(?<target>它们?|这个|那个|这些|那些|全部|都|[两三四五六](?:个|条|件)都|这[几两三][个条件]|那[几两三][个条件]))?(?:都|全部)?(?:{MOVE})(?:到|在|成|为|至)+(?<into>{DATE}.*)$',
    ),
    unless: /^(?:安排|更新|提前)(?!到)/,
  },
  {
    // 周三健身取消
    name: 'told-removed',
    intent: 'delete',
    pattern: zh('(?<about>{DATE})的?(?<target>[^\\uE000,，]{1,12}?)(?:取消|不开|泡汤)$'),
    unless: /[?？]|吗|提醒|记得/,
  },
  {
    // 明天的会不开了
    name: 'told-removed',
    intent: 'delete',
    pattern: zh('(?<target>.{2,20}?)(?:不(?:开|去|办|上)了|取消了|泡汤了)$'),
    unless: /[?？]|吗|^(?:提醒|记得|如果|要是|我不|是不是)/,
  },
];

/** New values for a todo: another name, day, level or place. */
export const changeRules: Rule[] = [
  {
    // 把牙医和评审会对调
    name: 'exchange',
    intent: 'update',
    pattern: zh(
      '(?:把|将)?(?<target>[^,，\\uE000]{1,12}?(?:和|跟)[^,，\\uE000]{1,12}?)的?(?:时间)?(?:对调|互换|交换|调换|对换|换一下)(?:一下|时间)?$',
    ),
  },
  {
    name: 'rename',
    intent: 'update',
    pattern: zh('(?:改名|重命名)[:：,，]?(?<target>.+?)(?:改成|改为|换成)(?<name>.+)$'),
  },
  {
    name: 'rename',
    intent: 'update',
    pattern: zh(
      '(?:把|将)?(?<target>.+?)的?(?:标题|名字|名称|名)(?:改成|改为|换成|更新为|更改为|改名为|改叫|设为)(?<name>.+)$',
    ),
  },
  {
    name: 'rename',
    intent: 'update',
    pattern: zh('(?:把|将)?(?<target>.+?)(?:(?:改名|重命名|更名)(?:为|成|叫做?|做|到)|改叫)(?<name>.+)$'),
  },
  {
    name: 'move-from-to',
    intent: 'update',
    pattern: zh(
      '(?:把|将)?(?<target>.+?)(?:的?时间)?(?:从|由)(?<about>.+?)(?:{MOVE})?(?:到|成|为|至)+(?<into>.*{DATE}.*)$',
    ),
    only: /改|移|挪|调|延长|推|换|更|变|提前|缩短/,
  },
  {
    // 把下周的跑步都往后推一天
    name: 'move-by',
    intent: 'update',
    pattern: zh(
      '(?:请)?(?:把|将|让)(?<target>.+?)(?:的?(?:开始|结束)?(?:时间|日期))?(?:再|都|全部|统一)*(?<into>往[前后](?:推迟|推|挪|移|延|调|放){DATE})$',
    ),
    unless: /提醒/,
  },
  {
    name: 'move',
    intent: 'update',
    pattern: zh(
      '(?:请)?(?:把|将|让)(?<target>.+?)(?:的?(?:开始|结束)?(?:时间|日期))?(?:再|都|全部|统一)?(?:{MOVE})(?:一下)?(?:到|至|成|为|在)*(?<into>.*?)(?:开始|结束)?$',
    ),
    only: /改|推|移|挪|调|延|提前|提早|换|更|变|重新安排|缩短|安排(?:到|在)|重命名/,
  },
  {
    name: 'start-from',
    intent: 'update',
    pattern: zh('(?:让|使)(?<target>.+?)(?:从|在|到)?(?<into>{DATE})(?:开始|结束)?$'),
  },
  {
    name: 'move-first',
    intent: 'update',
    pattern: zh(
      '(?:重新)?(?:推迟|延后|延迟|推后|提前|提早|延期|顺延|延长|缩短|修改|更改|更新|改变|变更|改一下|改下|调整|调整一下|重新安排|修改一下|改|重新把)(?<target>.*)$',
    ),
    unless:
      /^提前\uE000*(?:.{0,6})(?:提醒|准备|通知|叫)|^提前(?!.*(?:会|约|提醒|任务|闹钟|活动|日程))|^更新(?!.*(?:日历|日程|约会|会议|任务|待办|提醒|时间))|^改(?!.*(?:会|约|日程|时间|提醒|任务|闹钟|活动|标题|下|一下|到|预约|议程|地点|内容))|^修改(?!.*(?:会|约|日程|时间|提醒|任务|闹钟|活动|标题|预约|日历|安排))/,
  },
  {
    // 周报推迟一下: to when is asked for.
    name: 'move-tail',
    intent: 'update',
    pattern: zh(
      '(?:把|将)?(?<target>[^\\uE000,，]{2,20}?)(?:推迟|延后|延期|改期|往后推|顺延)(?:一下|一点|点)?(?:吧)?$',
    ),
    unless: /^(?:提醒|记得|添加|设置|创建|问|通知|告诉)|[?？吗]/,
  },
  {
    name: 'move-tail',
    intent: 'update',
    pattern: zh(
      '(?<target>.+?)(?:的?(?:开始|结束)?(?:时间|日期))?(?:改到|改成|改为|改在|挪到|移到|调到|推迟到|推迟|延后到|延后|提前到|提前|延期到|换到|换成|安排到|重新安排在|变为|推到|延长到|延到|拖到|留到|放到|(?<!安)排到|放在(?=\\uE000)|(?<!安)排在(?=\\uE000))(?<into>.*{DATE}.*)$',
    ),
    unless: /^(?:提醒|记得|添加|设置|创建)|提醒我|(?:提前|提早).{0,8}(?:提醒|通知|叫)/,
  },
  {
    name: 'set-priority',
    intent: 'update',
    pattern: zh(
      '(?:把|将)?(?<target>.+?)的?(?:优先级)?(?:设为|改成|改为|设成|设置[为成]|标[为成]|调[为成]|标记[为成]|列为)(?<into>.*(?:优先级?|紧急|重要|高|中|低).*)$',
    ),
  },
  {
    name: 'location',
    intent: 'update',
    pattern: zh(
      '(?:把|将)(?<target>.*(?:地点|标题|名字|名称|议程|内容|时间).*)(?:改|换|更)(?:一下|下)?(?:到|成|为)?(?<into>.*)$',
    ),
  },
];
