/** Texts that try to break a reader of sentences: the same ones for the same seed. */

type Random = (below: number) => number;

/** A small generator of numbers (mulberry32), so that a text that breaks something comes again. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)] as T;

const WORDS =
  'every each other next last first second third the of by before until after from to and at on in for a half past quarter noon midnight tonight tomorrow monday tue weekend week month year days hours minutes ago later 1st 2nd 31 12 5 0 99999 pm am jan february 29 30 add remind me move delete cancel plan change it to done with my list all not no yes "report" call mom and then also except between twice daily weekly every 3 of 每 天 周 一 二 三 十 百 半 点 刻 分 钟 小时 下 上 个 月 日 号 年 初 末 底 前 后 之 内 到 至 从 和 或 明天 今晚 后天 周末 农历 正月 春节 提醒 我 把 改 成 删 掉 添加 完成 规划 然后 还有 都 不 别 吗 《 》 “ ” 「'.split(
    ' ',
  );
const MARKS = [...'()[]{}<>«»"\'`“”‘’「」『』《》,.;:!?，。；：！？、…—–-~/\\|@#$%^&*_+=•·\n\t'];
const INVISIBLE = [
  '\u200b',
  '\u200d',
  '\u200e',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ufeff',
  '\u0301',
  '\u0338',
  '\u20e3',
  '\ufe0f',
  '\ud83d',
  '\udc00',
  '\u0000',
  '\ue000',
  '\ue001',
];
const EMOJI = ['😀', '👩‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '⏰', '1️⃣', '👍🏽', '\u{1F5D3}'];
const SENTENCES = [
  'remind me to water the ferns every other tuesday at half past six until march 3rd',
  'move the review from monday 10am to thursday afternoon and add a 30 minute buffer',
  'plan my week: essay by friday, 3 swims, 2h of piano',
  'delete all todos tagged #garden except the first two',
  '每周一三五早上七点半提醒我跑步，直到明年三月底',
  '把下周二上午十点到十一点半的评审会改到周四下午，然后提醒老陈',
  '规划下周：写总结3小时、游泳两次、周五前交表',
];

/** One of eight kinds of text, up to `longest` UTF-16 units. */
const kinds: ReadonlyArray<(random: Random, longest: number) => string> = [
  // Any unit at all, surrogates alone among them.
  (random, longest) => fill(longest, () => String.fromCharCode(random(0x10000))),
  // Any character of any plane.
  (random, longest) => fill(longest, () => safeCharacter(random)),
  // A heap of words that grammars know.
  (random, longest) => fill(longest, () => pick(random, WORDS) + pick(random, [' ', '', ' ', ', ', '-'])),
  // One or two of them over and over.
  (random, longest) => {
    const stem = pick(random, WORDS) + pick(random, ['', ' ', '/', '-', ',']) + pick(random, [...WORDS, '']);
    return fill(longest, () => stem);
  },
  // Marks and brackets that never close.
  (random, longest) => fill(longest, () => (random(4) === 0 ? pick(random, WORDS) : pick(random, MARKS))),
  // Digits and what stands between them.
  (random, longest) => fill(longest, () => pick(random, [...'0123456789:/-. ,点月日号年hmap'])),
  // Words cut up by what one cannot see.
  (random, longest) =>
    fill(longest, () =>
      random(3) === 0 ? pick(random, WORDS) : pick(random, [...INVISIBLE, ...EMOJI, ' ']),
    ),
  // A sentence in which stretches were lost, doubled and moved.
  (random, longest) => {
    let text = pick(random, SENTENCES);
    for (let rounds = 0; rounds < 8; rounds++) {
      const at = random(text.length + 1);
      const piece = text.slice(random(text.length + 1)).slice(0, random(40));
      text = text.slice(0, at) + (random(2) === 0 ? piece : '') + text.slice(at + random(6));
    }
    return text.slice(0, longest);
  },
];

export const kindCount = kinds.length;

function fill(longest: number, next: () => string): string {
  let text = '';
  while (text.length < longest) text += next();
  return text.slice(0, longest);
}

function safeCharacter(random: Random): string {
  const code = random(0x110000);
  return String.fromCodePoint(code >= 0xd800 && code < 0xe000 ? 0x41 : code);
}

/** `count` texts of all kinds in turn, each of up to `longest` units; with `isFull`, of exactly so many where the kind allows it. */
export function hostileTexts(seed: number, count: number, longest: number, isFull = false): string[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length];
    return kind ? kind(random, isFull ? longest : 1 + random(longest)) : '';
  });
}
