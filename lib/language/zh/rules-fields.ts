import type { Rule } from '../grammar';
import { zh } from './vocabulary';

/** Changes of one field of a todo that is named in the same sentence. */
export const fieldRules: Rule[] = [
  {
    name: 'tag',
    intent: 'update',
    pattern: zh(
      '(?:给|把|为)(?<target>.+?)(?:加上?|打上?|添加)(?:个|一个)?标签[:：]?(?<tags>[#\\p{L}\\p{N}、_-]{1,20})$',
    ),
  },
  {
    name: 'tag',
    intent: 'update',
    pattern: zh(
      '(?:给|把|为)(?<target>.+?)(?:加上?|打上?|添加)(?:个|一个)?(?<tags>[#\\p{L}\\p{N}、_-]{1,12}?)(?:的)?标签$',
    ),
  },
  {
    name: 'note',
    intent: 'update',
    pattern: zh(
      '(?:给|把|为|在)?(?<target>.{1,20}?)(?:里|上|中)?(?:加上?|添加|写上?|记)(?:个|一个|条|一条)?备注[:，,]?(?<notes>.+)$',
    ),
    unless: /^(?:提醒|记得|添加|新建)/,
  },
  {
    name: 'clear-field',
    intent: 'update',
    pattern: zh(
      '(?:去掉|删掉|取消|删除|移除|清除)(?<target>.+?)的(?<field>提醒|日期|截止日期|时间|优先级|标签|重复|备注|时长)$',
    ),
    unless: /^(?:取消|删除|删掉)(?:我|我们|所有|全部|\uE000)*的/,
  },
  {
    name: 'set-level',
    intent: 'update',
    pattern: zh(
      '(?:把|将)?(?<target>.+?)的?优先级(?:设为|改成|改为|设成|调成|调到|提到|降到|定为)(?<level>紧急|最高|高|中|低|无|普通)$',
    ),
  },
  {
    name: 'repeat',
    intent: 'update',
    pattern: zh('(?:把|将)(?<target>.+?)(?:设为|设成|改成|改为|变成)(?<into>{DATE})(?:重复|一次)?$'),
    only: /(?:设为|设成)/,
  },
];
