import { changeTodoRequestSchema, deleteTodoRequestSchema } from '@/lib/contract/requests';
import { json, readBody, route } from '@/lib/http';
import { toContract } from '@/lib/todos/todo';

export const GET = route(async ({ services, session, params }) =>
  json({ todo: toContract(await services.todos.get(session.userId, params.id ?? '')) }),
);

export const PATCH = route(async ({ request, services, session, clock, params }) => {
  const { version, timeZone, ...changes } = await readBody(request, changeTodoRequestSchema);
  const who = { ...session, now: clock.now() };
  const todo = await services.todos.update(who, params.id ?? '', changes, version, timeZone);
  return json({ todo: toContract(todo) });
});

export const DELETE = route(async ({ request, services, session, clock, params }) => {
  const hasBody = request.headers.get('content-type') !== null;
  const { version } = hasBody ? await readBody(request, deleteTodoRequestSchema) : {};
  const todo = await services.todos.remove({ ...session, now: clock.now() }, params.id ?? '', version);
  return json({ todo: toContract(todo) });
});
