import { json, personOf, route } from '@/lib/http';

export const GET = route(async (call) =>
  json({ action: await call.services.decisions.find(personOf(call), call.params.id ?? '') }),
);
