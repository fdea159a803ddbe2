/** Characters of traditional script that occur in words of time, each with its simplified form. One to one, so offsets stay. */
const TRADITIONAL =
  '後週禮點時個號兩這鐘間內從當節聖誕隔過幾鍾農曆歲關開單雙貳參陸萬無閏億續為誰來們邊連夠國慶勞動陽婦親業學業廿卅';
const SIMPLIFIED =
  '后周礼点时个号两这钟间内从当节圣诞隔过几钟农历岁关开单双贰叁陆万无闰亿续为谁来们边连够国庆劳动阳妇亲业学业廿卅';
const FOLDED = new Map<string, string>(
  [...TRADITIONAL].map((character, index) => [character, SIMPLIFIED[index] ?? character]),
);
for (const [from, to] of [
  ['　', ' '],
  [' ', ' '],
  ['’', "'"],
  ['‘', "'"],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['ー', '-'],
  ['〜', '~'],
  ['\t', ' '],
  ['\n', ' '],
  ['\r', ' '],
]) {
  if (from !== undefined && to !== undefined) FOLDED.set(from, to);
}

/**
 * The text as the parsers see it: lower case, half-width, simplified. It has exactly the length of the original in UTF-16
 * units, so that an offset in one is an offset in the other.
 */
export function foldText(text: string): string {
  const units: string[] = [];
  for (let index = 0; index < text.length; index++) {
    const unit = text[index] ?? '';
    const code = unit.charCodeAt(0);
    if (code < 0x80)
      units.push(code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : (FOLDED.get(unit) ?? unit));
    else if (code > 0xff00 && code < 0xff5f) units.push(String.fromCharCode(code - 0xfee0).toLowerCase());
    else units.push(FOLDED.get(unit) ?? unit);
  }
  return units.join('');
}

/** Whether a UTF-16 unit is a Chinese character. */
export const isHan = (unit: string): boolean => unit >= '\u3400' && unit <= '\u9fff';
