import { createUIMessageStreamResponse, type UIMessageChunk } from 'ai';
import { listBatch } from '@/db/queries/actions';
import { findThread, type MessageRecord } from '@/db/queries/threads';
import type { CardData } from '@/lib/contract/action';
import type { Locale } from '@/lib/contract/locale';
import { AppError } from '@/lib/errors';
import type { ActionRecord } from '@/lib/gate/action';
import { renderAction } from '@/lib/gate/card';
import { hasWords, sayIn } from '@/lib/i18n/server/translate';
import { languageOf } from '@/lib/language/language-of';
import { logger } from '@/lib/log';
import type { AgentOptions, Speaker } from './agent-options';
import { claimContinuation } from './continue-turn';
import { editByInstruction, type InstructedEdit } from './edit-card';
import { finishTurn } from './finish-turn';
import { HeldTurn } from './held-turn';
import { loadThread } from './load-thread';
import { runLoop } from './run-loop';
import { type SayRequest, type StartedTurn, startTurn } from './start-turn';
import { messageChunks, replayChunks } from './stream-parts';
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

type HeldThread = Pick<StartedTurn, 'threadId' | 'turnId' | 'assistant'>;

/** The turn failed before anything of it could be stored: it can be tried again, and its thread is free. Never throws: the lease runs out by itself. */
async function storeFailure(options: AgentOptions, speaker: Speaker, turn: HeldThread): Promise<void> {
  const failed = { steps: turn.assistant.steps, end: 'failed', errorCode: 'internal' } as const;
  await options.db
    .transaction((tx) => finishTurn(options, tx, speaker, turn, { ...failed, parts: [] }))
    .catch((error: unknown) =>
      logger.error({ err: error, turnId: turn.turnId }, 'a failed turn was not stored'),
    );
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

type Reply = {
  reply: string;
  why?: string;
  /** What it tells of. */
  what?: ActionRecord[];
  /** The card to show again. */
  batchId?: string;
  opening?: UIMessageChunk[];
};

async function editInWords(
  options: AgentOptions,
  speaker: Speaker,
  request: SayRequest,
  line: ActionRecord,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    const edit = await editByInstruction(
      options,
      speaker,
      {
        action: line,
        version: line.version,
        instruction: request.message,
        locale: request.locale,
        how: 'text',
      },
      signal,
    );
    const batchId = 'action' in edit ? edit.action.batchId : line.batchId;
    return { ...replyToEdit(edit), batchId };
  } catch (error) {
    logger.error({ err: error, turnId: line.turnId }, 'edit by text failed');
    return { reply: 'unavailable', batchId: line.batchId };
  }
}

function replyToEdit(edit: InstructedEdit): Omit<Reply, 'batchId'> {
  switch (edit.verdict) {
    case 'edited':
      if (edit.replaced) return { reply: 'replaced' };
      return { reply: edit.action.risk === 'high' ? 'edited_high' : 'edited' };
    case 'invalid':
      return { reply: 'not_fitting', why: Object.values(edit.errors)[0]?.[0] };
    case 'not_found':
    case 'not_understood':
      return { reply: 'not_understood' };
    default:
      return { reply: edit.verdict };
  }
}

/** Nod's own words about a card, and the card as it is now. The stream begins at once; what takes time happens in it. */
function replyInStream(
  options: AgentOptions,
  speaker: Speaker,
  request: SayRequest,
  turn: StartedTurn,
  work: (signal: AbortSignal) => Promise<Reply>,
): ReadableStream<UIMessageChunk> {
  const held = new HeldTurn(options, speaker, turn);
  const say = sayIn(languageOf(request.message));
  return new ReadableStream({
    async start(controller) {
      controller.enqueue({
        type: 'start',
        messageId: turn.assistant.id,
        messageMetadata: metadataOf(turn.assistant),
      });
      try {
        const { reply, why, what = [], batchId, opening = [] } = await work(held.signal);
        const words = {
          why: why ? whyWords(say, why) : '',
          what: namesOf(what, languageOf(request.message), speaker),
        };
        const text = say(`reply.${reply}`, words).trim();
        const card = batchId ? await readCard(options, speaker, batchId, request.locale) : null;
        const record = {
          parts: [{ type: 'text' as const, step: 0, text, by: 'nod' as const }],
          batchIds: batchId ? [batchId] : [],
          steps: turn.assistant.steps,
          end: 'waiting' as const,
          hadCard: batchId !== undefined,
        };
        await options.db.transaction((tx) => finishTurn(options, tx, speaker, turn, record));
        for (const chunk of opening) controller.enqueue(chunk);
        for (const chunk of messageChunks(turn.assistant.id, text, card)) controller.enqueue(chunk);
      } catch (error) {
        held.log.error({ err: error }, 'the answer about the card could not be stored');
        await storeFailure(options, speaker, turn);
        controller.enqueue({ type: 'error', errorText: say('error.internal') });
      } finally {
        held.end();
        controller.close();
      }
    },
  });
}

const NAMED = 3;

/** “buy milk” and “call Bob”; more than a few are counted. */
function namesOf(actions: ActionRecord[], locale: Locale, speaker: Speaker): string {
  const say = sayIn(locale);
  if (actions.length > NAMED) return say('reply.changes', { count: actions.length });
  const reader = { locale, now: speaker.clock.now() };
  const names = actions.map((action) => say('reply.name', { name: renderAction(action, reader).subject }));
  return new Intl.ListFormat(locale).format(names);
}

function whyWords(say: ReturnType<typeof sayIn>, problem: string): string {
  return hasWords(`problem.${problem}`) ? say(`problem.${problem}`) : '';
}

async function readCard(
  { db }: AgentOptions,
  speaker: Speaker,
  batchId: string,
  locale: Locale,
): Promise<CardData | null> {
  const actions = await listBatch(db, { userId: speaker.userId, batchId });
  if (actions.length === 0) return null;
  const reader = { locale, now: speaker.clock.now() };
  return { batchId, actions: actions.map((action) => renderAction(action, reader)) };
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

function metadataOf(message: MessageRecord): Record<string, unknown> {
  return { turnId: message.turnId, createdAt: message.createdAt.toISOString(), state: message.state };
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
