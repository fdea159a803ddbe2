import createNextIntlPlugin from 'next-intl/plugin';

/** For every answer. The pages' content security policy is made per request, in proxy.ts. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
];

const apiPolicy = { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" };

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // WebAssembly and worker files that must be loaded from where they are, not from a bundle.
  serverExternalPackages: ['@electric-sql/pglite', 'pg-boss', 'pino', 'postgres'],
  // Read from disk at run time, so a standalone copy of the server needs them too.
  outputFileTracingIncludes: { '/*': ['./db/migrations/**/*', './lib/skills/**/SKILL.md'] },
  // `npm run check` checks types, with this project's own compiler.
  typescript: { ignoreBuildErrors: true },
  // A build is rarely made twice of nearly the same sources, and writing its cache takes longer than the build.
  experimental: { turbopackFileSystemCacheForBuild: false },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/api/:path*', headers: [apiPolicy] },
  ],
};

export default createNextIntlPlugin('./lib/i18n/request.ts')(config);
