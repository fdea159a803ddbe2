import { useTranslations } from 'next-intl';
import { Fragment } from 'react';

/**
 * Characters that change what a reader sees without being seen: controls, zero-width characters, bidirectional overrides and
 * isolates, tags, and joiners that do not join an emoji. On a card they could hide what will be written, so they are drawn.
 */
const UNSEEN_RANGES = [
  '\\u0000-\\u001f\\u007f-\\u009f\\u00ad',
  '\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f',
  '\\u200b\\u200c\\u200e\\u200f\\u2028-\\u202f\\u2060-\\u206f',
  '\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e007f}',
];
const LONE_JOINERS = [
  '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d',
  '\\u200d(?!\\p{Extended_Pictographic})',
];
const UNSEEN = new RegExp([`[${UNSEEN_RANGES.join('')}]`, ...LONE_JOINERS].join('|'), 'gu');

const SYMBOLS: Record<string, string> = { '\n': '↵', '\r': '↵', '\t': '⇥' };

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export type TextPiece = { text: string } | { symbol: string; code: string };

/** Splits a text into what can be read and what is drawn in place of unseen characters. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(UNSEEN)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    const code = codeOf(match[0]);
    pieces.push({ symbol: SYMBOLS[match[0]] ?? code, code });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** A text that came from outside, with everything in it visible and its direction contained. */
export function VisibleText({ text }: { text: string }) {
  const t = useTranslations('text');
  const pieces = piecesOf(text);
  if (pieces.length === 1 && pieces[0] && 'text' in pieces[0]) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {pieces.map((piece, index) =>
        'text' in piece ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
          <Fragment key={index}>{piece.text}</Fragment>
        ) : (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
            key={index}
            role="img"
            aria-label={t('control', { code: piece.code })}
            title={t('control', { code: piece.code })}
            className="mx-0.5 rounded-sm bg-amber-wash px-1 font-mono text-[0.75em] text-amber-ink"
          >
            {piece.symbol}
          </span>
        ),
      )}
    </bdi>
  );
}
