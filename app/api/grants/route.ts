import { createGrantRequestSchema } from '@/lib/contract/grant';
import { json, personOf, readBody, route } from '@/lib/http';

export const GET = route(async (call) => json(await call.services.grants.list(personOf(call))));

export const POST = route(async (call) => {
  const body = await readBody(call.request, createGrantRequestSchema);
  const { grants } = call.services;
  const person = personOf(call);
  const grant =
    'tool' in body
      ? await grants.createForTool(person, body.tool)
      : await grants.createFromAction(person, body.actionId);
  return json({ grant }, 201);
});
