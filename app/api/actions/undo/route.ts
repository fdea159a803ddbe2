import { actionIdsRequestSchema } from '@/lib/contract/requests';
import { json, personOf, readBody, route } from '@/lib/http';

export const POST = route(async (call) => {
  const { ids } = await readBody(call.request, actionIdsRequestSchema);
  return json(await call.services.decisions.undoMany(personOf(call), ids));
});
