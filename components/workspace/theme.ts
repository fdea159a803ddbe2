export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The server reads this cookie, so the first paint has the right colours and nothing flashes. */
export const THEME_COOKIE = 'NOD_THEME';

export function readTheme(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system';
}
