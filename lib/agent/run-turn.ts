import { createUIMessageStreamResponse, type UIMessageChunk } from 'ai';
import { findThread, type MessageRecord } from '@/db/queries/threads';
import type { Locale } from '@/lib/contract/locale';
import { AppError } from '@/lib/errors';
import { renderAction } from '@/lib/gate/card';
import { logger } from '@/lib/log';
import type { AgentOptions, Speaker } from './agent-options';
import { claimContinuation } from './continue-turn';
import { storeFailure } from './finish-turn';
import { loadThread } from './load-thread';
import { editInWords, replyInStream } from './reply-about-card';
import { runLoop } from './run-loop';
import { type SayRequest, type StartedTurn, startTurn } from './start-turn';
import { metadataOf, replayChunks } from './stream-parts';
import { toThreadMessages } from './thread-view';

/** Runs one turn: stores the message, settles the open card, and answers with the stream of what the agent does. */
export async function runTurn(
  options: AgentOptions,
  speaker: Speaker,
  request: SayRequest,
): Promise<Response> {
  const outcome = await options.db.transaction((tx) => startTurn(options, tx, speaker, request));
  if (outcome.kind === 'repeat') return replay(options, speaker, outcome.user, request.locale);
  const { turn } = outcome;
  const log = logger.child({ turnId: turn.turnId, threadId: turn.threadId });
  log.info({ settled: turn.settled.kind }, 'turn started');
  return respond(turn.threadId, await streamOf(options, speaker, request, turn));
}

/** A turn that cannot even begin gives its thread free again and is stored as failed, so that it can be tried again. */
async function streamOf(
  options: AgentOptions,
  speaker: Speaker,
  request: SayRequest,
  turn: StartedTurn,
): Promise<ReadableStream<UIMessageChunk>> {
  try {
    return await beginStream(options, speaker, request, turn);
  } catch (error) {
    await storeFailure(options, speaker, turn);
    throw error;
  }
}

async function beginStream(
  options: AgentOptions,
  speaker: Speaker,
  request: SayRequest,
  turn: StartedTurn,
): Promise<ReadableStream<UIMessageChunk>> {
  const { settled } = turn;
  const run = {
    message: turn.assistant,
    turnId: turn.turnId,
    locale: request.locale,
    settings: turn.settings,
  };
  switch (settled.kind) {
    case 'none':
      return runLoop(options, speaker, {
        ...run,
        ...(turn.isNew && { rows: { messages: [turn.user, turn.assistant], calls: [], actions: [] } }),
      });
    case 'decided':
    case 'set_aside': {
      const reader = { locale: request.locale, now: speaker.clock.now() };
      const decision = { actions: settled.actions.map((action) => renderAction(action, reader)) };
      return runLoop(options, speaker, {
        ...run,
        opening: [{ type: 'data-decision', data: decision }],
        ...(settled.kind === 'decided' && { settledTurnIds: settled.actions.map((action) => action.turnId) }),
      });
    }
    case 'reply':
      return replyInStream(options, speaker, request, turn, async () => ({
        reply: settled.reply,
        batchId: settled.batchId,
      }));
    case 'undo': {
      const reader = { locale: request.locale, now: speaker.clock.now() };
      const decision = { actions: settled.actions.map((action) => renderAction(action, reader)) };
      return replyInStream(options, speaker, request, turn, async () => ({
        reply: settled.reply,
        why: settled.why,
        what: settled.actions,
        opening: [{ type: 'data-decision', data: decision }],
      }));
    }
    case 'edit':
      return replyInStream(options, speaker, request, turn, (signal) =>
        editInWords(options, speaker, request, settled.line, signal),
      );
  }
}

/** Goes on after a batch was settled, or retries a turn that failed. An empty stream when there is nothing to go on with. */
export async function continueTurn(
  options: AgentOptions,
  speaker: Speaker,
  request: { threadId: string; locale: Locale },
): Promise<Response> {
  const claimed = await options.db.transaction((tx) =>
    claimContinuation(options, tx, speaker, request.threadId),
  );
  if (!claimed)
    return respond(request.threadId, new ReadableStream({ start: (controller) => controller.close() }));
  const { turnId } = claimed;
  try {
    const stream = await runLoop(options, speaker, { message: claimed, turnId, locale: request.locale });
    return respond(request.threadId, stream);
  } catch (error) {
    await storeFailure(options, speaker, { threadId: request.threadId, turnId, assistant: claimed });
    throw error;
  }
}

/** The same message came again: what the first one led to, without a second turn. */
async function replay(
  options: AgentOptions,
  speaker: Speaker,
  user: MessageRecord,
  locale: Locale,
): Promise<Response> {
  const { userId, threadId } = user;
  const rows = await loadThread(options.db, { userId, threadId });
  const thread = await findThread(options.db, { userId, threadId });
  const answer = rows.messages.find(
    (message) => message.role === 'assistant' && message.position === user.position + 1,
  );
  if (!answer) throw new AppError('internal', `message ${user.id} has no answer row`);
  const now = speaker.clock.now();
  if (answer.state === 'running' && thread?.leaseUntil && thread.leaseUntil > now) {
    throw new AppError('turn_running', `thread ${threadId}`);
  }
  const shown = toThreadMessages(rows, { locale, now }).find((message) => message.id === answer.id);
  return respond(threadId, replayChunks(answer.id, metadataOf(answer), shown?.parts ?? []));
}

/** Leaving the page does not stop a turn: what nobody reads is read here, so that everything is stored. */
function respond(threadId: string, stream: ReadableStream<UIMessageChunk>): Response {
  return createUIMessageStreamResponse({
    stream,
    headers: { 'x-thread-id': threadId, 'cache-control': 'no-store' },
    consumeSseStream: async ({ stream: copy }) => {
      await copy.pipeTo(new WritableStream());
    },
  });
}
