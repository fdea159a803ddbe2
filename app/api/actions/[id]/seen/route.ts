import { seenRequestSchema } from '@/lib/contract/requests';
import { noContent, personOf, readBody, route } from '@/lib/http';

export const POST = route(async (call) => {
  await readBody(call.request, seenRequestSchema);
  await call.services.decisions.seen(personOf(call), call.params.id ?? '');
  return noContent();
});
