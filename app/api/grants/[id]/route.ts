import { json, personOf, route } from '@/lib/http';

export const DELETE = route(async (call) =>
  json({ grant: await call.services.grants.revoke(personOf(call), call.params.id ?? '') }),
);
