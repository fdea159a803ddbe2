import { stopRequestSchema } from '@/lib/contract/requests';
import { noContent, readBody, route } from '@/lib/http';

export const POST = route(async ({ request, services, session }) => {
  const { threadId } = await readBody(request, stopRequestSchema);
  await services.agent.stop(session.userId, threadId);
  return noContent();
});
