import { json, route } from '@/lib/http';

export const GET = route(async ({ services, session }) =>
  json({ threads: await services.threads.list(session.userId) }),
);
