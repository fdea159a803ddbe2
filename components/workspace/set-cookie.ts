const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

/** Keeps a choice of the interface where the server can read it before the first paint. */
export function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that Nod supports.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
}
