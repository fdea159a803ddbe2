import type { Locale } from '@/lib/contract/locale';
import en from './en.json';
import zh from './zh.json';

/** Every word of the interface. Words about a card's content come from the server, not from here. */
export type Messages = typeof en;

export const catalogues: Record<Locale, Messages> = { en, zh };
