export const locales = ['en', 'zh'] as const;
/** The languages that Nod speaks and understands. */
export type Locale = (typeof locales)[number];
