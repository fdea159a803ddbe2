import type { Settings } from '@/lib/language/dates/language';
import type { Piece } from '@/lib/language/dates/piece';
import type { Token } from './tokens';

/** What a parser found at a token: the piece without its place, and the token after it. */
export type FoundPiece = { piece: Omit<Piece, 'start' | 'end'>; next: number };

/** A parser looks at one place only and answers at once; it never searches ahead for its beginning. */
export type Parser = (tokens: readonly Token[], index: number, settings: Settings) => FoundPiece | null;
