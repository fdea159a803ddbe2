import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

it('runs no inline script without the nonce, and nothing by eval', () => {
  const scripts = contentSecurityPolicy('n0nce', 'production')
    .split('; ')
    .find((part) => part.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self' 'nonce-n0nce' 'strict-dynamic'");
});

it('lets nobody frame the page or move its base', () => {
  const policy = contentSecurityPolicy('n0nce', 'production');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});
