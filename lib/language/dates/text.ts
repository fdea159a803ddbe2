/** Spaces and marks in their plain form. */
const PLAIN: ReadonlyArray<readonly [string, string]> = [
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
];

/**
 * Makes the text as the parsers see it: lower case, half-width, with the other ways of writing of every language folded. It has exactly the length of the original in UTF-16
 * units, so that an offset in one is an offset in the other.
 */
export function textFolder(folds: ReadonlyArray<readonly [string, string]>): (text: string) => string {
  const folded = new Map([...folds, ...PLAIN]);
  return (text) => {
    const units: string[] = [];
    for (let index = 0; index < text.length; index++) {
      const unit = text[index] ?? '';
      const code = unit.charCodeAt(0);
      if (code < 0x80)
        units.push(
          code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : (folded.get(unit) ?? unit),
        );
      else if (code > 0xff00 && code < 0xff5f) units.push(String.fromCharCode(code - 0xfee0).toLowerCase());
      else units.push(folded.get(unit) ?? unit);
    }
    return units.join('');
  };
}

/** Whether a UTF-16 unit is a Han character. */
export const isHan = (unit: string): boolean => unit >= '\u3400' && unit <= '\u9fff';
