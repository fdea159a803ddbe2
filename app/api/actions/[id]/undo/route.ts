import { emptyRequestSchema } from '@/lib/contract/requests';
import { json, personOf, readBody, route } from '@/lib/http';

export const POST = route(async (call) => {
  await readBody(call.request, emptyRequestSchema);
  return json(await call.services.decisions.undo(personOf(call), call.params.id ?? ''));
});
