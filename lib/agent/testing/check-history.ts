import type { ModelMessage } from 'ai';
import type { ThreadRows } from '@/lib/agent/message-history';
import { toModelMessages } from '@/lib/agent/message-history';

type Part = { type: string } & Record<string, unknown>;
type Message = { role: string; content: unknown };

/**
 * What a strict provider would refuse in a history, one line for each problem: a call without a result, a result without its call or before
 * it, a result twice, an id twice, a call that its results do not follow at once, arguments that are no object, an empty message.
 */
export function historyProblems(messages: readonly Message[]): string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  let open = new Set<string>();
  for (const [index, message] of messages.entries()) {
    const parts = partsOf(message);
    if (message.role !== 'tool' && open.size > 0)
      problems.push(`message ${index} comes before the results of ${[...open].join(', ')}`);
    if (parts.length === 0) problems.push(`message ${index} (${message.role}) is empty`);
    for (const part of parts) {
      if (part.type === 'tool-call') {
        if (message.role !== 'assistant') problems.push(`a ${message.role} message calls a tool`);
        problems.push(...callProblems(part, known));
        known.add(String(part.toolCallId));
        open.add(String(part.toolCallId));
      }
      if (part.type === 'tool-result') {
        if (!open.delete(String(part.toolCallId)))
          problems.push(`result of ${String(part.toolCallId)} has no open call`);
        problems.push(...resultProblems(part));
      }
    }
    if (message.role === 'tool' && open.size > 0)
      problems.push(`results are missing: ${[...open].join(', ')}`);
    if (message.role === 'tool') open = new Set();
  }
  if (open.size > 0) problems.push(`the history ends without the results of ${[...open].join(', ')}`);
  return problems;
}

/** The same of a stored thread, as any model would be sent it at `now`; and that no row was left out. */
export function threadProblems(rows: ThreadRows, now: Date): string[] {
  const messages: ModelMessage[] = toModelMessages(rows, now, []);
  const sent = new Set(
    messages.flatMap((message) =>
      partsOf(message)
        .filter((part) => part.type === 'tool-call')
        .map((part) => String(part.toolCallId)),
    ),
  );
  return [
    ...historyProblems(messages),
    ...rows.calls.filter((call) => !sent.has(call.id)).map((call) => `call ${call.id} is in no message`),
    ...rows.actions
      .filter((action) => !sent.has(action.toolCallId))
      .map((action) => `action ${action.id} belongs to no call of the history`),
  ];
}

function callProblems(part: Part, known: Set<string>): string[] {
  const id = String(part.toolCallId);
  const isObject = typeof part.input === 'object' && part.input !== null && !Array.isArray(part.input);
  return [
    ...(known.has(id) ? [`call id ${id} is used twice`] : []),
    ...(isObject ? [] : [`call ${id} has arguments that are no object`]),
  ];
}

function resultProblems(part: Part): string[] {
  const output = part.output as { type?: string; value?: unknown } | undefined;
  const status = (output?.value as { status?: unknown } | undefined)?.status;
  return output?.type === 'json' && typeof status === 'string'
    ? []
    : [`result of ${String(part.toolCallId)} has no status`];
}

function partsOf(message: Message): Part[] {
  if (typeof message.content === 'string')
    return message.content === '' ? [] : [{ type: 'text', text: message.content }];
  return Array.isArray(message.content) ? (message.content as Part[]) : [];
}
