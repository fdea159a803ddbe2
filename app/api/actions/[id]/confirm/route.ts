import { confirmRequestSchema } from '@/lib/contract/requests';
import { json, personOf, readBody, route } from '@/lib/http';

export const POST = route(async (call) => {
  const { version, acknowledge } = await readBody(call.request, confirmRequestSchema);
  const ref = { id: call.params.id ?? '', version };
  return json(await call.services.decisions.confirm(personOf(call), ref, acknowledge));
});
