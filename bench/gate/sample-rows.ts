import { newId } from '@/lib/ids';

const MINUTES_5 = 5 * 60_000;

/** The rows of one paused conversation, as Nod writes them: the same tables, as many rows, values of the same size. */
export function sampleRows(userId: string, message: string, now: Date) {
  const [threadId, turnId, messageId] = [newId('thread'), newId('turn'), newId('message')];
  const skillCall = newId('call');
  const call = newId('call');
  const own = { user_id: userId };
  const args = { title: 'call the dentist', dueDate: '2026-12-02', dueTime: '15:00' };
  const inThread = { ...own, thread_id: threadId, turn_id: turnId };
  const messageOf = (id: string, position: number, role: string, parts: unknown) => ({
    ...inThread,
    id,
    position,
    role,
    kind: 'chat',
    parts: parts as never,
    batch_ids: [] as never,
    state: role === 'user' ? 'done' : 'awaiting',
    steps: 2,
    time_zone: 'Europe/Berlin',
    locale: 'en',
    created_at: now,
  });
  const callOf = (id: string, step: number, tool: string, input: unknown, output: unknown) => ({
    ...inThread,
    id,
    message_id: messageId,
    step,
    tool,
    arguments: input as never,
    output: output as never,
    created_at: now,
  });
  const said = (quote: string) => ({ kind: 'said', quote });
  return {
    thread: { ...own, id: threadId, title: message, created_at: now, updated_at: now, next_position: 2 },
    messages: [
      messageOf(newId('message'), 0, 'user', [{ type: 'text', step: 0, text: message }]),
      messageOf(messageId, 1, 'assistant', []),
    ],
    skill: { ...inThread, skill: 'todo', activated_at: now },
    calls: [
      callOf(skillCall, 0, 'read_skill', { name: 'todo' }, { status: 'done' }),
      callOf(call, 1, 'todo_add', args, null),
    ],
    action: {
      ...inThread,
      id: newId('action'),
      batch_id: newId('batch'),
      message_id: messageId,
      tool_call_id: call,
      line: 0,
      agent: 'chat',
      tool: 'todo_add',
      schema_version: 1,
      risk: 'medium',
      status: 'pending',
      version: 1,
      arguments: args as never,
      proposed_arguments: args as never,
      time_zone: 'Europe/Berlin',
      findings: {
        evidence: { title: said('call the dentist'), dueDate: said('tomorrow'), dueTime: said('3pm') },
        warnings: [],
        conflicts: [],
        alternatives: [],
      } as never,
      proposed_at: now,
      expires_at: new Date(now.getTime() + MINUTES_5),
      said: [message] as never,
    },
  };
}
