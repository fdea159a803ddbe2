import { chatRequestSchema } from '@/lib/contract/requests';
import { readBody, route } from '@/lib/http';
import { languageOf } from '@/lib/language/language-of';

export const POST = route(async ({ request, services, session, clock, locale, hasLocale }) => {
  const body = await readBody(request, chatRequestSchema);
  const speaker = { ...session, clock, timeZone: body.timeZone };
  if ('continue' in body) {
    return services.agent.goOn(speaker, { threadId: body.threadId, locale: body.locale ?? locale });
  }
  const { timeZone: _zone, ...say } = body;
  // A script that names no language is answered in the language it writes.
  const chosen = body.locale ?? (hasLocale ? locale : languageOf(body.message));
  return services.agent.say(speaker, { ...say, locale: chosen });
});
