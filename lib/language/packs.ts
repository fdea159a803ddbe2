import type { Locale } from '@/lib/contract/locale';
import { english } from './en/pack';
import type { LanguagePack } from './pack';
import { chinese } from './zh/pack';

/** The rules of every language. The one list of them. */
const packs: Record<Locale, LanguagePack> = { en: english, zh: chinese };

/** The rules of a language, and the words that count only in messages of that language. */
export function packOf(locale: Locale): LanguagePack {
  return packs[locale];
}
