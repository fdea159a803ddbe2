import { describeHealth } from '@/lib/health';
import { json } from '@/lib/http';
import { getServices } from '@/lib/services';

/** For whoever watches the server, so without an account. */
export async function GET(): Promise<Response> {
  const health = await describeHealth(getServices());
  return json(health, health.status === 'ok' ? 200 : 503);
}
