import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** Taking todos away, also by saying that they are not wanted any more. */
export const deleteRules: Rule[] = [
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
    pattern: zh('(?<target>全部|所有的?|全|都)(?:给我)?(?:{DELETE})(?:掉|了)?$'),
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
];
