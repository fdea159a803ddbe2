import { confirmManyRequestSchema } from '@/lib/contract/requests';
import { json, personOf, readBody, route } from '@/lib/http';

export const POST = route(async (call) => {
  const body = await readBody(call.request, confirmManyRequestSchema);
  return json(await call.services.decisions.confirmMany(personOf(call), body));
});
