import { areApart, isWithinMoments, saysMore } from '../apart';
import type { Region } from '../grammar';
import { inRegion } from '../markers';
import type { Listing } from '../pack';
import { DATE, type Sentence } from '../sentence';

const DOING =
  '买|打|给|交|写|去|做|开|接|送|取|还|付|约|订|洗|寄|发|回|看|准备|完成|整理|提醒|记得|跑|学|读|背|修|换|办|查|拿|带|请|找|联系|预约|预订|安排|参加|提交|续|缴|充|收|浇|喂|遛|倒|扔|打扫|清理|复习|练|和|跟|陪|问|见|更新|检查|下载|报名|面试|健身|运动|吃|喝|睡|起床|体检|搬|擦|晾|叠|装|卸';
const OPENS = new RegExp(
  `^(?:${DATE}+前?)?[,，]?(?:我|还|再|也|先|然后|要|得|需要|提醒我|记得|别忘了?)*(?:${DOING}|[把将](?=.{1,12}(?:完|好|掉|了)))`,
  'u',
);

/** Whether words begin with a doing word, as a todo of its own does. */
export function opensTodo(words: string): boolean {
  return OPENS.test(words);
}

/** 添加牛奶，再加鸡蛋: the asking word once more. */
const ADD_AGAIN = /^(?:再|还要?|也)?(?:添加|加上|加)(?:一个|个|一条|上)?(?=.)(?!班|油|入)/;
/** 每天写500字，写30天: how long it goes on, and no todo of its own. */
const GOES_ON = new RegExp(`^(?:[写做吃读背练跑服喝]|坚持|连续|持续)?${DATE}+\\P{L}*$`, 'u');
const BOUNDARY =
  /\s*(?:[;；\n]|[,，、。.]?(?:然后再?|接着|还有|另外|以及|并且|顺便(?:再|把)?|顺路|再(?=[去买打把将])|最后)|[,，、.]|(?<=\S)\s+(?=\uE000)|(?<=[^\s\uE000，,、。.:：到至从在于和跟与或比离给按把])(?=\uE000))\s*/gu;

/** Where one sentence holds several todos. After an announcement (三件事：) every comma separates. */
export function separators(sentence: Sentence, region: Region, listing: Listing): Region[] {
  const isAdded = /[添加]/.test(sentence.masked.slice(0, region.start));
  const cuts: Region[] = [];
  let start = region.start;
  for (const match of inRegion(sentence, region, BOUNDARY)) {
    const rest = sentence.masked.slice(match.index + match[0].length, region.end);
    const again = isAdded ? (ADD_AGAIN.exec(rest)?.[0].length ?? 0) : 0;
    const cut = { start: match.index, end: match.index + match[0].length + again };
    const before = sentence.masked.slice(start, cut.start);
    const after = sentence.masked.slice(cut.end, region.end);
    if (!hasWords(before) || !hasWords(after) || GOES_ON.test(after)) continue;
    if (isWithinMoments(sentence, cut, null)) continue;
    // …，P1，#工作，还有…: what says more about the todo before is part of it.
    if (saysMore(sentence, cut.end, region.end)) continue;
    // 5号交煤气费6号交水费: without a mark between, each has to be a doing.
    if (match[0] === '' && !(OPENS.test(after) && OPENS.test(before))) continue;
    const isStrong = listing.isListed || again > 0 || /[;；\n]/.test(match[0]);
    const isApart = areApart(sentence, { start, end: cut.start }, { start: cut.end, end: region.end });
    if (isStrong || isApart || (match[0] !== '' && OPENS.test(after) && OPENS.test(before))) {
      cuts.push(cut);
      start = cut.end;
    }
  }
  return [...cuts, ...closingAnd(sentence, { start, end: region.end }, cuts.length + 1, listing)];
}

/** 三件事：牛奶、鸡蛋和面包: 和 separates only where the number that was said or the list that was named asks for it. */
function closingAnd(sentence: Sentence, last: Region, parts: number, { count, isClosed }: Listing): Region[] {
  if (!isClosed && count !== parts + 1) return [];
  const places = inRegion(sentence, last, /\s*(?<=\S)(?:和|以及|跟|与)\s*(?=\S)/gu);
  const [only] = places;
  return only && places.length === 1 ? [{ start: only.index, end: only.index + only[0].length }] : [];
}

function hasWords(words: string): boolean {
  return /\p{L}/u.test(words.replaceAll(DATE, ''));
}
