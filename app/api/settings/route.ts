import { changeSettingsRequestSchema } from '@/lib/contract/settings';
import { json, readBody, route } from '@/lib/http';

export const GET = route(async ({ services, session }) =>
  json({ settings: await services.settings.read(session.userId) }),
);

export const PATCH = route(async ({ request, services, session, clock }) => {
  const changes = await readBody(request, changeSettingsRequestSchema);
  const who = { userId: session.userId, now: clock.now() };
  return json({ settings: await services.settings.change(who, changes) });
});
