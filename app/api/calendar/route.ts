import { calendarQuerySchema } from '@/lib/contract/settings';
import { json, readQuery, route } from '@/lib/http';

export const GET = route(async ({ request, services, session }) =>
  json(await services.settings.calendar(session.userId, readQuery(request, calendarQuerySchema))),
);
