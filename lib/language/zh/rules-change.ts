import type { Rule } from '../grammar';
import { dayRules } from './rules-told';
import { zh } from './vocabulary';

export const changeRules: Rule[] = [
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
    // 明天的会不开了
    name: 'told-removed',
    intent: 'delete',
    pattern: zh('(?<target>.{2,20}?)(?:不(?:开|去|办|上)了|取消了|泡汤了)$'),
    unless: /[?？]|吗|^(?:提醒|记得|如果|要是|我不|是不是)/,
  },
  {
    name: 'not-done-yet',
    intent: 'reopen',
    pattern: zh('(?:其实|我)*还?没(?:有)?(?:完成|做完?|交|弄完?|办完?|写完?|买|打|付|寄)(?:好|完)?(?:呢)?$'),
  },
  {
    // 打完电话了: what was done stands around the 完.
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚?|刚才|都)*(?<target>[打做看买写交发寄洗吃付开读背浇喂]完[^了，,]{1,20})了$',
    ),
    unless: /[?？]|吗/,
  },
  // 标记完成
  {
    name: 'reopen',
    intent: 'reopen',
    pattern: zh('(?:重新打开|重新开启|取消完成|恢复|取消勾选)(?<target>.+)$'),
    unless: /闹钟/,
  },
  {
    name: 'reopen',
    intent: 'reopen',
    pattern: zh('(?:把|将)?(?<target>.+?)(?:标记|标|设|改|设置)(?:为|成|回)?(?:未完成|没完成|没做完|待办)$'),
  },
  {
    name: 'reopen',
    intent: 'reopen',
    pattern: zh('(?<target>.+?)(?:其实|还|并)*(?:没|没有|还没)(?:完成|做完|搞定|办完|弄完)(?:呢)?$'),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh(
      '(?:请)?(?:把|将)?(?<target>.+?)(?:都|全部|可以|给我|全)*(?:标记|标|设置|设|改|更新|勾选|记|算|打钩|打勾)(?:为|成|作|做|上)*(?:已经?)?(?:{DONE})$',
    ),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh('(?:标记|勾选|勾掉|划掉|打勾|打钩|勾上)(?:一下)?(?<target>.+?)(?:(?:为|成)?(?:{DONE}))?$'),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh(
      '(?:把|将)?(?:从)?(?<target>.+?)(?:给我)?(?:从.{1,12}(?:里|中|上)?)?(?:划掉|勾掉|勾上|打勾|打钩|勾选|勾去|划去)(?:了)?$',
    ),
  },
  {
    name: 'mark-done',
    intent: 'complete',
    pattern: zh('(?:{LIST})(?:{IN})?(?:勾掉|划掉|打勾|标记)(?<target>.+)$'),
  },
  {
    name: 'is-done',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚|刚才|刚|都)*(?:把|将)?(?<target>.+?)(?:已经|刚刚|刚才|都|刚|我|全部|全|这件事|这事|也)*(?:完成了|做完了|搞定了|办完了|办好了|弄完了|弄好了|做好了|写完了|交了|买好了|买了|买完了|打过了|打完了|处理完了|处理好了|处理了|结束了|完事了|完成啦|搞定啦|搞定|做完|发了|发出去了|寄了|还了|取了|洗了|洗完了|读完了|看完了|付了|交完了|订好了|约好了)$',
    ),
    unless: /[?？]|吗$|^(?:等|如果|要是)/,
  },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: zh('(?:我)?(?:已经|刚刚|刚才|刚|都)+(?<target>.{2,40}?)了$'),
    unless: /[?？]|吗/,
  },
  {
    // 我已经交了房租
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我(?:已经|刚刚?|刚才|都)?|已经|刚刚?|刚才)(?<target>(?:{DID})(?:了[^了,，]{1,20}$|[^了,，]{1,20}(?=了$)))了?$',
    ),
    unless: /[?？]|吗|没|不|[点次个遍]儿?$|提醒|记得/,
  },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚|刚才|刚)?(?:完成了|做完了|搞定了|办完了|写完了|弄好了|做好了)(?<target>.+)$',
    ),
  },
  {
    name: 'i-did',
    intent: 'complete',
    pattern: zh(
      '(?:我)?(?:已经|刚刚|刚才|刚|都)*(?<target>.{0,12}(?:打|做|看|买|写|交|发|寄|洗|吃|去|问|说|讲|联系|付)过.{0,12}?)了?$',
    ),
    unless: /[?？]|吗|没|不|提醒|记得/,
  },
  {
    name: 'complete',
    intent: 'complete',
    pattern: zh('(?:完成|搞定|做完)(?<target>.{1,40})$'),
    unless: /\uE000/,
  },
  // 删除
  {
    name: 'do-not-remind',
    intent: 'delete',
    pattern: zh(
      '(?:{DATE})?(?:别|不要|不用|不必|无需|不需要)(?:再|你)?(?:提醒|叫醒|叫|通知)(?:我)?(?:去|要)?(?<target>.*?)(?:了)?$',
    ),
  },
  {
    name: 'no-longer-need',
    intent: 'delete',
    pattern: zh('(?:我)?(?:不想|不用|不需要|不要)(?:再)?(?<target>.+?)了$'),
  },
  {
    name: 'no-longer-need',
    intent: 'delete',
    pattern: zh(
      '(?<target>.+?)(?:的?(?:事|提醒))?(?:我)?(?:不用|不需要|不要|不必)(?:再)?(?:做|去|办|提醒|弄)?了$',
    ),
  },
  {
    name: 'turn-off',
    intent: 'delete',
    pattern: zh('(?:关闭|关掉|关上|停止|停掉|关|停)(?<target>.*(?:闹钟|闹铃|提醒|计时器|定时器|通知).*)$'),
  },
  {
    name: 'delete-from',
    intent: 'delete',
    pattern: zh(
      '(?:从|在)(?:{MY})*(?<list>{NAME}(?:{LIST}|笔记))(?:{IN})?(?:面)?(?:把)?(?:{DELETE})(?:了)?(?<target>.*)$',
    ),
  },
  {
    name: 'delete-from',
    intent: 'delete',
    pattern: zh(
      '(?:从|在)(?:{MY})*(?<list>{NAME}(?:{LIST}|笔记))(?:{IN})?(?:面)?(?:把|将)(?<target>.+?)(?:给)?(?:{DELETE})(?:了|掉)?$',
    ),
  },
  {
    name: 'delete',
    intent: 'delete',
    pattern: zh(
      '(?:把|将)(?<target>.+?)(?:都|全部|全|给我|帮我|给)*(?:从.{1,14}?(?:里面?|中|上|内)?)?(?:都|全部|全|给)*(?:{DELETE})(?:了|掉)?$',
    ),
  },
  {
    name: 'clear-done',
    intent: 'delete',
    pattern: zh(
      '(?:{DELETE}|归档)(?:掉|一下)*(?:所有|全部)?(?<target>(?:已完成|完成了?|做完了?)的?(?:待办事项|待办|任务|事项|事情|事)?)$',
    ),
  },
  { name: 'delete', intent: 'delete', pattern: zh('(?:{DELETE})(?:掉|了|一下)*(?<target>.*)$') },
  {
    name: 'called-off',
    intent: 'delete',
    pattern: zh('(?<target>.+?)(?:已经|都|先|要|被)?(?:取消|作废)(?:掉)?了$'),
    unless: /^(?:提醒|记得|告诉|通知|给.+(?:说|发))/,
  },
  {
    name: 'delete',
    intent: 'delete',
    pattern: zh('(?<target>全部|所有的?|都)(?:给我)?(?:{DELETE})(?:掉|了)?$'),
  },
  {
    name: 'delete-in-list',
    intent: 'delete',
    pattern: zh(
      '(?<target>(?:{NAME}(?:{LIST}))(?:{IN})?(?:的)?.{0,24}?)[,，]?(?:请)?(?:帮我)?(?:都|全部|全)?(?:{DELETE})(?:了|掉)?(?:吧)?$',
    ),
    unless: /^(?:添加|设置|创建|新建|提醒|记得)/,
  },
  {
    name: 'delete-in-list',
    intent: 'delete',
    pattern: zh('(?:{MY})*(?<list>{NAME}(?:{LIST}|笔记))(?:{IN})(?:面)?(?:{DELETE})(?:了|掉)?(?<target>.+)$'),
  },
  // 修改
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
    name: 'move-tail',
    intent: 'update',
    pattern: zh(
      '(?<target>.+?)(?:的?(?:开始|结束)?(?:时间|日期))?(?:改到|改成|改为|改在|挪到|移到|调到|推迟到|推迟|延后到|延后|提前到|提前|延期到|换到|换成|安排到|重新安排在|变为|推到|延长到|延到|拖到|留到)(?<into>.*{DATE}.*)$',
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
