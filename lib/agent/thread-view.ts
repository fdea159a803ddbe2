import type { ToolCallRecord } from '@/db/queries/actions';
import type { MessageRecord } from '@/db/queries/threads';
import type { ChoicesData } from '@/lib/contract/action';
import type { MessagePart, ThreadMessage } from '@/lib/contract/chat';
import type { Locale } from '@/lib/contract/locale';
import type { ActionRecord } from '@/lib/gate/action';
import { renderAction } from '@/lib/gate/card';
import { offerWords } from '@/lib/gate/grant-words';
import { sayIn } from '@/lib/i18n/server/translate';
import type { ThreadRows } from './message-history';

/** The thread as a person reads it: text, cards as they are now, and questions, in the reader's language. */
export function toThreadMessages(rows: ThreadRows, reader: { locale: Locale; now: Date }): ThreadMessage[] {
  const callsByMessage = Map.groupBy(rows.calls, (call) => call.messageId);
  const replaced = new Set(rows.actions.flatMap((action) => action.replaces ?? []));
  const shown = rows.actions.filter((action) => !replaced.has(action.id));
  const actionsByCall = Map.groupBy(shown, (action) => action.toolCallId);
  const byBatch = Map.groupBy(shown, (action) => action.batchId);
  // A card whose lines come from several messages, proposed again together, stands with the last of them.
  const placeOf = new Map(
    rows.messages.flatMap(({ id }) =>
      cardsOf(callsByMessage.get(id) ?? [], actionsByCall).map(({ batchId }) => [batchId, id] as const),
    ),
  );
  const card = (batchId: string, actions: ActionRecord[]): MessagePart => ({
    type: 'data-card',
    data: { batchId, actions: actions.map((action) => renderAction(action, reader)) },
  });

  return rows.messages.map((message) => {
    const calls = callsByMessage.get(message.id) ?? [];
    const parts = [
      ...message.parts.map((part) => ({
        step: part.step,
        part: { type: 'text', text: part.text } as MessagePart,
      })),
      ...questionsOf(calls),
      ...offersOf(calls, reader.locale),
    ];
    const own = cardsOf(calls, actionsByCall).filter(({ batchId }) => placeOf.get(batchId) === message.id);
    const cards = own.map(({ step, batchId }) => ({ step, part: card(batchId, byBatch.get(batchId) ?? []) }));
    const again = message.batchIds.flatMap((batchId) =>
      byBatch.has(batchId) ? [card(batchId, byBatch.get(batchId) ?? [])] : [],
    );
    const ordered = [...parts, ...cards].sort((a, b) => a.step - b.step).map(({ part }) => part);
    return {
      id: message.id,
      role: message.role,
      metadata: metadataOf(message, reader.locale),
      parts: [...ordered, ...again],
    };
  });
}

function metadataOf(message: MessageRecord, locale: Locale): ThreadMessage['metadata'] {
  return {
    turnId: message.turnId,
    createdAt: message.createdAt.toISOString(),
    state: message.state,
    ...(message.errorCode && { error: sayIn(locale)(`error.${message.errorCode}`) }),
  };
}

function cardsOf(
  calls: ToolCallRecord[],
  actionsByCall: Map<string, ActionRecord[]>,
): Array<{ step: number; batchId: string }> {
  const seen = new Map<string, number>();
  for (const call of calls) {
    for (const action of actionsByCall.get(call.id) ?? []) seen.set(action.batchId, call.step);
  }
  return [...seen].map(([batchId, step]) => ({ batchId, step }));
}

/** Questions that the assistant asked, with their buttons. */
function questionsOf(calls: ToolCallRecord[]): Array<{ step: number; part: MessagePart }> {
  return calls
    .filter((call) => call.tool === 'ask_user' && call.output?.status === 'needs_info')
    .map((call) => ({ step: call.step, part: { type: 'data-choices', data: choicesOf(call.output ?? {}) } }));
}

/** Offers of a standing permission that were asked for in words. */
function offersOf(calls: ToolCallRecord[], locale: Locale): Array<{ step: number; part: MessagePart }> {
  return calls.flatMap((call) => {
    const tool = call.tool === 'grant_offer' ? call.output?.offer : undefined;
    if (typeof tool !== 'string') return [];
    return [
      {
        step: call.step,
        part: { type: 'data-grant' as const, data: { tool, covers: offerWords(tool, locale) } },
      },
    ];
  });
}

export function choicesOf(output: Record<string, unknown>): ChoicesData {
  return {
    question: String(output.question ?? ''),
    options: Array.isArray(output.options) ? output.options.map(String) : [],
  };
}
