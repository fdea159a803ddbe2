import { cookies, headers } from 'next/headers';
import { getRequestConfig } from 'next-intl/server';
import { catalogues } from './catalogues';
import { LOCALE_COOKIE, resolveLocale } from './resolve-locale';

export default getRequestConfig(async () => {
  const [jar, incoming] = await Promise.all([cookies(), headers()]);
  const locale = resolveLocale(jar.get(LOCALE_COOKIE)?.value, incoming.get('accept-language'));
  return { locale, messages: catalogues[locale] };
});
