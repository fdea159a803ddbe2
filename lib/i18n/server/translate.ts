import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/contract/locale';
import en from './en.json';
import zh from './zh.json';

/** The words that the server says: cards, results, replies and errors. The interface has its own catalogue. */
export type ServerMessages = typeof en;

const catalogues: Record<Locale, ServerMessages> = { en, zh };

/** Looks a key up and fills it in. A missing key or value is a mistake of ours and throws. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

export function sayIn(locale: Locale): Say {
  const translate = createTranslator({
    locale,
    messages: catalogues[locale] as Record<string, unknown>,
    onError: (error) => {
      throw error;
    },
  });
  return translate as unknown as Say;
}

/** Whether the catalogue has the key. */
export function hasWords(key: string): boolean {
  let node: unknown = en;
  for (const part of key.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  return typeof node === 'string';
}
