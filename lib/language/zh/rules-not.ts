import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** What one does or leaves, as the word in front of a thing: 跑步, 吃药, 去健身房. */
const DOES = '(?:去(?=.{2})|(?={DID}|跑|吃|喝|练|开|学|上|游|骑|爬|健身|锻炼|运动|加班|值班|体检|聚餐|瑜伽))';
const NOT = '(?:不要|不用|不必|不|别|甭)';

/** What shall not be: one time of something, something altogether, or an order that nobody gave. */
export const notRules: Rule[] = [
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
