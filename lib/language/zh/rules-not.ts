import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** What one does or leaves, as the word in front of a thing: 跑步, 吃药, 去健身房. */
const DOES =
  '(?:去(?=.{2})|(?={DID}|接|送|带|拿|见|陪|跑|吃|喝|练|开|学|上|游|骑|爬|健身|锻炼|运动|加班|值班|体检|聚餐|瑜伽))';
const NOT = '(?:不要|不用|不必|不|别|甭)';

/** 除了…都: what is not meant, before what happens to all others. */
const BUT =
  '(?:把)?(?:除了|除(?=[^,，]{1,20}?(?:以外|之外|外)))(?<except>[^,，]{1,20}?)(?:的(?=都|全|以外|之外|外))?(?:以外|之外|外)?[,，]?(?:其他的?|其它的?|别的|剩下的|其余的?)?(?:都|全部|全)+';

/** What shall not be: one time of something, something altogether, or an order that nobody gave. */
export const notRules: Rule[] = [
  {
    // 别安排周三, 周二空出来
    name: 'keep-free',
    intent: 'other',
    pattern: zh(
      '(?:(?:别|不要)(?:再)?(?:安排|排|约|加)(?:事情?|东西)?(?:在|到)?{DATE}|(?:把)?{DATE}(?:给我)?(?:空出来|空着|留空|留出来|(?:别|不要)(?:再)?(?:安排|排|约)(?:事情?|东西|别的)?))(?:吧|了)?$',
    ),
    unless: /[?？]|提醒/,
  },
  {
    // 除了写周报都删了
    name: 'delete',
    intent: 'delete',
    pattern: zh(`${BUT}(?:给我|帮我)?(?:{DELETE})(?:掉|了)?$`),
    unless: /[?？]|吗/,
  },
  {
    // 除了小张的都完成了
    name: 'mark-done',
    intent: 'complete',
    pattern: zh(`${BUT}(?:已经)?(?:{DONE}|勾掉|勾上|打勾)了?$`),
    unless: /[?？]|吗/,
  },
  {
    // 删掉除了写周报以外的
    name: 'delete',
    intent: 'delete',
    pattern: zh(
      '(?:{DELETE})(?:掉|了)?(?:所有|全部)?(?:除了|除(?=[^,，]{1,20}?(?:以外|之外)))(?<except>[^,，]{1,20}?)(?:以外|之外|外)?的?(?:所有|全部|其他|其它)?的?(?:待办|任务|事情?)?$',
    ),
  },
  {
    // 全部删掉，除了周报; 把所有的都删掉，周报除外
    name: 'delete',
    intent: 'delete',
    pattern: zh(
      '(?:把)?(?:所有的?|全部|它们|其他的?)?(?:都|全部|全)*(?:{DELETE})(?:掉|了)?[,，](?:但|但是|只|就)?(?:除了?|不包括|留着|留下|别删|不删)?(?<except>[^,，]{1,20}?)(?:除外|以外|之外|留着|留下|不删|别删|不动|别动)?$',
    ),
    only: /除了|除外|以外|之外|留|别删|不删|不动|别动|不包括/,
    unless: /[?？]|吗/,
  },
  {
    // 只留写周报
    name: 'keep-only',
    intent: 'delete',
    pattern: zh('(?:就|只)(?:保)?留(?:下|着)?(?<except>[^,，\\uE000]{1,20}?)(?:就行|就好)?$'),
    unless: /[?？]|提醒/,
  },
  {
    // 我没让你删
    name: 'denied-order',
    intent: 'no',
    pattern: zh(
      '(?:我|我们)?(?:可|又|从来)?没有?(?:说|让|叫|要|想)(?:过|要|让|你|它|我)*(?:删|加|添加|改|动|取消|完成|移|挪|建)[^?？]*$',
    ),
    unless: /[?？吗]|提醒/,
  },
  {
    // 明天不要跑步, 周三不去健身房
    name: 'skip-todo',
    intent: 'delete',
    pattern: zh(
      `(?<about>{DATE})的?(?:我|我们)?(?:就|先)?${NOT}(?:再)?${DOES}(?<target>[^,，\\uE000]{2,12}?)了?$`,
    ),
    unless: /忘|[?？]|吗$|提醒|记得/,
  },
  {
    // 明天的药不吃了
    name: 'skip-todo',
    intent: 'delete',
    pattern: zh(
      '(?<about>{DATE})的?(?<target>[^,，\\uE000]{1,10}?)(?:我|就|先)?(?:不|别)(?:{DID}|跑|吃|喝|练|开|学|上|游|去|办)(?:它)?了$',
    ),
    unless: /[?？]|吗|提醒|记得/,
  },
  {
    // 先不跑步了, 不吃药了
    name: 'no-longer-need',
    intent: 'delete',
    pattern: zh(
      `(?:我|我们)?(?:先|暂时|以后|从此|最近|还是)*(?:不|别)(?:再)?${DOES}(?<target>[^,，\\uE000]{2,10}?)了$`,
    ),
    unless: /[?？]|吗|提醒|记得|^(?:我|我们)?不(?:做|去|写|看|买)(?:这|那|什么)/,
  },
];
