import { cancelRequestSchema } from '@/lib/contract/requests';
import { json, personOf, readBody, route } from '@/lib/http';

export const POST = route(async (call) => {
  const body = await readBody(call.request, cancelRequestSchema);
  return json(await call.services.decisions.cancel(personOf(call), { ...body, id: call.params.id ?? '' }));
});
