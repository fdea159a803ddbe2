export type TextDecision = 'confirm' | 'cancel' | 'undo' | null;

const CONFIRM = new Set([
  ...[
    'yes',
    'y',
    'yep',
    'yeah',
    'yes please',
    'ok',
    'okay',
    'k',
    'sure',
    'confirm',
    'confirmed',
    'go ahead',
    'do it',
    'go',
    'approve',
  ],
  ...[
    '好',
    '好的',
    '好啊',
    '好呀',
    '嗯',
    '行',
    '可以',
    '是',
    '是的',
    '对',
    '对的',
    '确认',
    '确定',
    '执行',
    '同意',
    '没问题',
    '就这样',
  ],
]);

const CANCEL = new Set([
  ...[
    'no',
    'n',
    'nope',
    'no thanks',
    'no thank you',
    'cancel',
    'cancel it',
    'cancel that',
    'never mind',
    'nevermind',
    'forget it',
    'stop',
    "don't",
    'dont',
  ],
  ...[
    '不',
    '不要',
    '不要了',
    '不用',
    '不用了',
    '不了',
    '不行',
    '别',
    '算了',
    '取消',
    '取消吧',
    '先不',
    '放弃',
  ],
]);

const UNDO = new Set([
  ...[
    'undo',
    'undo that',
    'undo it',
    'undo this',
    'undo please',
    'please undo',
    'please undo that',
    'take it back',
    'take that back',
    'revert',
    'revert that',
  ],
  ...[
    '撤销',
    '撤回',
    '撤销一下',
    '撤回一下',
    '撤销刚才的',
    '撤销刚才那个',
    '撤销上一步',
    '帮我撤销',
    '恢复原样',
  ],
]);

/**
 * Whether a whole message confirms or cancels the open card, or takes the last decision back. A small exact list, nothing is guessed: whatever is not on it, "yes but at
 * four" for one, decides nothing here.
 */
export function readDecision(message: string): TextDecision {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s.!,。!,~…]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (CONFIRM.has(words)) return 'confirm';
  if (CANCEL.has(words)) return 'cancel';
  if (UNDO.has(words)) return 'undo';
  return null;
}
