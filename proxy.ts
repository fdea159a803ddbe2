import { type NextRequest, NextResponse } from 'next/server';
import { mergeCookies, sessionOfVisit } from '@/lib/auth/session';
import { contentSecurityPolicy } from '@/lib/content-security-policy';

/**
 * Before every page: a guest account for a visitor who has none, so that the page renders with it at once, and a
 * content security policy with a nonce of its own. The API is not for this: without a session it answers 401.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { cookies } = await sessionOfVisit(request.headers);
  const nonce = crypto.randomUUID();
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV);

  const headers = new Headers(request.headers);
  headers.set('cookie', mergeCookies(request.headers.get('cookie') ?? '', cookies));
  headers.set('x-nonce', nonce);
  // Next reads the nonce for its own scripts from here.
  headers.set('content-security-policy', policy);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export const config = {
  matcher: [
    '/((?!api/|api$|_next/|feeds/|favicon|icon|apple-icon|manifest|robots\\.txt|.*\\.(?:png|svg|ico|webp|woff2|txt|webmanifest)$).*)',
  ],
};
