/** Control and format characters: what a person cannot see, bidirectional overrides and zero-width ones among them. */
const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u;
/** A joiner between two pictures makes one picture of them; it hides nothing. */
const JOINED_PICTURES =
  /(?<=\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d(?=\p{Extended_Pictographic})/gu;

/** Whether a text holds characters that do not show. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text.replace(JOINED_PICTURES, ''));
}
