import { activityQuerySchema } from '@/lib/contract/records';
import { json, personOf, readQuery, route } from '@/lib/http';

export const GET = route(async (call) =>
  json(await call.services.records.activity(personOf(call), readQuery(call.request, activityQuerySchema))),
);
