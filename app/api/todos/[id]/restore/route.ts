import { emptyRequestSchema } from '@/lib/contract/requests';
import { json, readBody, route } from '@/lib/http';
import { toContract } from '@/lib/todos/todo';

export const POST = route(async ({ request, services, session, clock, params }) => {
  await readBody(request, emptyRequestSchema);
  const todo = await services.todos.restore({ ...session, now: clock.now() }, params.id ?? '');
  return json({ todo: toContract(todo) });
});
