import { json, noContent, route } from '@/lib/http';

export const GET = route(async ({ services, session, clock, locale, params }) =>
  json(await services.threads.read(session.userId, params.id ?? '', { locale, now: clock.now() })),
);

export const DELETE = route(async ({ services, session, clock, params }) => {
  await services.threads.remove({ ...session, now: clock.now() }, params.id ?? '');
  return noContent();
});
