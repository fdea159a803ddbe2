import type { Language } from '@/lib/language/dates/language';
import type { Piece } from '@/lib/language/dates/piece';

export function findChinese(_folded: string): Piece[] {
  return [];
}

export const chinese: Language = { joins: new Set(), ranges: new Set(), leads: new Map() };
