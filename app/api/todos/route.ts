import { createTodoRequestSchema, todoListQuerySchema } from '@/lib/contract/requests';
import { json, readBody, readQuery, route } from '@/lib/http';
import { toContract } from '@/lib/todos/todo';

export const GET = route(async ({ request, services, session, clock }) => {
  const query = readQuery(request, todoListQuerySchema);
  const { todos, nextCursor } = await services.todos.list(session.userId, query, clock.now());
  return json({ todos: todos.map(toContract), nextCursor });
});

export const POST = route(async ({ request, services, session, clock }) => {
  const { timeZone = 'UTC', ...draft } = await readBody(request, createTodoRequestSchema);
  const todo = await services.todos.create({ ...session, now: clock.now() }, draft, timeZone);
  return json({ todo: toContract(todo) }, 201);
});
