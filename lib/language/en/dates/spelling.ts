/** Long words of time that no other English word is one letter away from. */
const LONG_WORDS =
  'tuesday wednesday thursday saturday tomorrow yesterday tonight january february september october november december afternoon';

/** Shorter ones, which are too near to other words ("sundry", "Fridays") for more than two swapped letters. */
const SHORT_WORDS = 'monday friday sunday august';

/** Plurals and possessives without their mark are no slips. */
const isRealWord = (word: string): boolean => word.endsWith('ys') || word.endsWith('s');

function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2),
  );
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** Everything that one slip of the hand makes of a word after its first letter: a letter lost, doubled, added, changed, or two swapped. */
function slipsOf(word: string): string[] {
  const slips = swapped(word);
  for (let index = 1; index <= word.length; index++) {
    const [before, behind] = [word.slice(0, index), word.slice(index)];
    for (const letter of LETTERS) {
      slips.push(before + letter + behind);
      if (behind !== '') slips.push(before + letter + behind.slice(1));
    }
    if (behind !== '') slips.push(before + behind.slice(1));
  }
  return slips.filter((slip) => slip !== word && !isRealWord(slip));
}

const slips: ReadonlyMap<string, string> = new Map([
  ...LONG_WORDS.split(' ').flatMap((word) => slipsOf(word).map((slip): [string, string] => [slip, word])),
  ...SHORT_WORDS.split(' ').flatMap((word) =>
    swapped(word)
      .filter((slip) => slip !== word)
      .map((slip): [string, string] => [slip, word]),
  ),
]);

/** A word of time that was misspelt by one slip ("thrusday", "feburary", "tommorow"), or the word as it is. */
export const spelled = (word: string): string => slips.get(word) ?? word;

/** Asking words of an order, long enough that a lost, doubled or swapped letter makes no other English word of them. */
const ASKING_WORDS = 'remind delete remove cancel schedule reschedule complete postpone finish';
const OTHER_WORDS: ReadonlySet<string> = new Set(['compete', 'remove', 'remind']);

const askingSlips: ReadonlyMap<string, string> = new Map(
  ASKING_WORDS.split(' ').flatMap((word) => {
    const lost = Array.from(word.slice(1), (_, index) => word.slice(0, index + 1) + word.slice(index + 2));
    const doubled = Array.from(word, (letter, index) => word.slice(0, index) + letter + word.slice(index));
    return [...swapped(word), ...lost, ...doubled]
      .filter((slip) => slip !== word && !OTHER_WORDS.has(slip))
      .map((slip): [string, string] => [slip, word]);
  }),
);

const FIRST_WORD =
  /^(\W*(?:(?:hey|hi|hello|ok|okay|please|pls|nod|and|also|(?:can|could|would|will) (?:you|u)|i (?:want|need|would like) (?:you )?to)\b[\s,]*)*)([a-z]{4,12})(?![a-z'])/i;

/** The text with the word that opens its order spelled as it was meant: "remnid me to …", "can you delte …". */
export function respell(text: string): string {
  const [, lead = '', word = ''] = FIRST_WORD.exec(text) ?? [];
  const meant = askingSlips.get(word.toLowerCase());
  return meant ? `${lead}${meant}${text.slice(lead.length + word.length)}` : text;
}
