/** What a whole message decides. `count`: it names how many lines it is about ("Confirm 3"), which has to be true of the card. */
export type TextDecision = { verdict: 'confirm' | 'cancel' | 'undo'; count?: number };

/** Plain yes and no, which say no more than that. */
const CONFIRM = new Set([
  ...[
    'yes',
    'y',
    'yep',
    'yeah',
    'yup',
    'ok',
    'okay',
    'k',
    'sure',
    'go ahead',
    'go',
    'do it',
    'do that',
    'do them',
  ],
  ...['do all', 'do both', 'do everything', 'looks good', 'sounds good', 'yes to all', 'yes please'],
  ...['好', '好的', '好啊', '好呀', '嗯', '行', '可以', '是', '是的', '对', '对的', '没问题', '就这样'],
]);
const CANCEL = new Set([
  ...[
    'no',
    'n',
    'nope',
    'no thanks',
    'no thank you',
    'never mind',
    'nevermind',
    'forget it',
    'stop',
    "don't",
  ],
  ...['dont', 'forget all of it', 'no to all', 'none', 'none of them', 'none of it'],
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
    '先不',
    '都不要',
    '都不要了',
    '全都不要',
  ],
]);
/** After one step was taken back: the one before it. */
const AGAIN_UNDO = [
  ...[
    'undo again',
    'undo one more',
    'undo one more step',
    'undo another',
    'undo another one',
    'one more undo',
  ],
  ...[
    '再撤一步',
    '再撤一次',
    '再撤销一步',
    '再撤销一次',
    '再撤回一步',
    '再撤回一次',
    '再撤一个',
    '再撤销',
    '再撤回',
  ],
];
const UNDO = new Set([
  'take it back',
  'take that back',
  'take them back',
  'take all of it back',
  '恢复原样',
  ...AGAIN_UNDO,
]);

/** What the buttons say, by hand: their verb, perhaps with what it is about. The rest of such a message has to be nothing. */
const ENGLISH_VERB = '(?:(?<confirm>confirm(?:ed)?|approved?|accept)|(?<cancel>cancel)|(?<undo>undo|revert))';
const CHINESE_VERB = '(?:(?<confirm>确认|确定|执行|同意)|(?<cancel>取消|放弃)|(?<undo>撤[销消回]))';
const BUTTONS = [
  new RegExp(
    `^${ENGLISH_VERB}(?: (?:it|that|this|them|these|those|both|everything|the (?:lot|card|plan|changes?)|(?:(?:it|them|that) )?all|all of (?:it|them|that|this|these|those)|the last (?:one|change|step)|what you just did|(?:all )?(?<count>\\d{1,3})(?: (?:todos|items|lines|changes))?))?$`,
    'u',
  ),
  new RegExp(
    `^(?:把)?(?:(?:它们?|这些?|那些?|[这那](?:个|条|张卡片?)|刚[才刚](?:的|[这那][个条步])?|上一[个条步]|最后一[个条步])(?:都|全)?|全部?都?|所有的?|都|通通)?(?:给我)?${CHINESE_VERB}(?:掉|全部|所有的?|它们?|这些?|[这那][个条]|刚[才刚](?:的|[这那][个条步])|上一[个条步]|最后一[个条步])?(?:\\(?(?<count>\\d{1,3}|[一两二三四五六七八九十])[个条项]?\\)?)?$`,
    'u',
  ),
];
const COURTESY =
  /^(?:(?:please|pls|plz|请|帮我|麻烦|那就|那) ?)+|(?:,? ?(?:please|pls|plz|thanks?|thank you)|一下|[吧了啊哦呀]|谢谢)+$/gu;
const NUMERALS = '零一二三四五六七八九十';

/**
 * Whether a whole message confirms or cancels the open card, or takes the last decision back: a small exact grammar of plain words and of
 * the words on the buttons, nothing is guessed. Whatever is not in it, "yes but at four" for one, decides nothing here.
 */
export function readDecision(message: string): TextDecision | null {
  const words = message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[\s.!,。,~…]+$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim();
  return plain(words) ?? plain(words.replace(COURTESY, '')) ?? null;
}

function plain(words: string): TextDecision | null {
  if (CONFIRM.has(words)) return { verdict: 'confirm' };
  if (CANCEL.has(words)) return { verdict: 'cancel' };
  if (UNDO.has(words)) return { verdict: 'undo' };
  const groups = BUTTONS.map((pattern) => pattern.exec(words)?.groups).find(Boolean);
  if (!groups) return null;
  const verdict = groups.confirm ? 'confirm' : groups.cancel ? 'cancel' : 'undo';
  return groups.count ? { verdict, count: countOf(groups.count) } : { verdict };
}

const countOf = (words: string): number =>
  words === '两' ? 2 : NUMERALS.includes(words) ? NUMERALS.indexOf(words) : Number(words);
