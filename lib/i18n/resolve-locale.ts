import { type Locale, locales } from '@/lib/contract/locale';

/** Name of the cookie that holds the language somebody chose with the switch. */
export const LOCALE_COOKIE = 'NOD_LOCALE';

/**
 * The language of a request: the one that was chosen, else the first of the browser's languages that Nod speaks
 * (by weight, RFC 9110 section 12.5.4), else English. Never throws: both inputs come from outside.
 */
export function resolveLocale(chosen: string | undefined, acceptLanguage: string | null): Locale {
  const known = locales.find((locale) => locale === chosen);
  if (known) return known;
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((entry) => entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { language } of wanted) {
    const spoken = locales.find((locale) => locale === language);
    if (spoken) return spoken;
  }
  return 'en';
}
