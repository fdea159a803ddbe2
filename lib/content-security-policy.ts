/**
 * What a page may load: its own files, and scripts that carry this response's nonce or were loaded by one that does.
 * Styles may be inline, because components place popovers and draw progress with them. `mode` is the server's: the
 * development build compiles its modules with `eval`.
 */
export function contentSecurityPolicy(nonce: string, mode: string | undefined): string {
  const scripts = [
    "'self'",
    `'nonce-${nonce}'`,
    "'strict-dynamic'",
    ...(mode === 'development' ? ["'unsafe-eval'"] : []),
  ];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
