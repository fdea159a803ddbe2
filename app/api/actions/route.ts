import { actionListQuerySchema } from '@/lib/contract/requests';
import { json, personOf, readQuery, route } from '@/lib/http';

export const GET = route(async (call) => {
  const filter = readQuery(call.request, actionListQuerySchema);
  return json({ actions: await call.services.decisions.list(personOf(call), filter) });
});
