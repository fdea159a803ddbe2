import { editRequestSchema } from '@/lib/contract/requests';
import { json, personOf, readBody, route } from '@/lib/http';

export const POST = route(async (call) => {
  const { services, session, clock, locale, params } = call;
  const body = await readBody(call.request, editRequestSchema);
  const person = personOf(call);
  const id = params.id ?? '';
  if ('arguments' in body) return json(await services.decisions.setFields(person, { ...body, id }));
  const action = await services.decisions.existing(person, id);
  const outcome = await services.agent.edit(
    { ...session, clock, timeZone: action.timeZone },
    { action, version: body.version, instruction: body.instruction, locale, how: 'button' },
    call.request.signal,
  );
  return json(services.decisions.editResult(person, outcome));
});
