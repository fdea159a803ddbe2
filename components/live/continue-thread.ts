import type { Locale } from '@/lib/contract/locale';
import { browserTimeZone } from './browser-clock';
import { send } from './request';

/**
 * Lets the assistant go on in a conversation that is not open here, after its last line was decided. The server writes the reply whether or not
 * anybody reads it; reading to the end keeps the connection in order.
 */
export async function continueThread(threadId: string, locale: Locale): Promise<void> {
  const response = await send('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ threadId, continue: true, timeZone: browserTimeZone(), locale }),
  });
  await response.text();
}
