import type { UIMessageChunk } from 'ai';
import { listBatch } from '@/db/queries/actions';
import { listThreadSkills, type MessageRecord, renewLease } from '@/db/queries/threads';
import type { Locale } from '@/lib/contract/locale';
import { AppError } from '@/lib/errors';
import { renderAction } from '@/lib/gate/card';
import { sayIn } from '@/lib/i18n/server/translate';
import { newId } from '@/lib/ids';
import { languageOf } from '@/lib/language/language-of';
import { type Logger, logger } from '@/lib/log';
import { toolsOf } from '@/lib/skills/catalogue';
import { type AgentOptions, HEARTBEAT_MS, LEASE_MS, type Speaker, STEP_LIMIT } from './agent-options';
import { streamAgent } from './agent-stream';
import { finishTurn } from './finish-turn';
import { writeInstructions } from './instructions';
import { loadThread } from './load-thread';
import { toModelMessages } from './message-history';
import { runningTurns } from './running-turns';
import { StepCollector } from './step-collector';
import { textPart } from './stream-parts';
import { createToolSet } from './tool-set';
import { TurnJournal } from './turn-journal';
import { type RunRecord, recordTurn } from './turn-recorder';

export type Run = {
  /** The assistant's message that the run writes; a continuation goes on with its own. */
  message: MessageRecord;
  turnId: string;
  locale: Locale;
  /** Chunks that go before what the model says. */
  opening?: UIMessageChunk[];
};

/** How many of the person's messages the evidence looks at. */
const WORDS = 6;
/** Older messages are not sent to the model. */
const HISTORY = 60;

/** Runs the agent loop of a turn that holds its thread, and gives the stream of what it does. Stores everything before the stream ends. */
export async function runLoop(
  options: AgentOptions,
  speaker: Speaker,
  run: Run,
): Promise<ReadableStream<UIMessageChunk>> {
  const { db, gate, skills } = options;
  const { userId, clock, timeZone } = speaker;
  const { message, turnId } = run;
  const { threadId } = message;
  const log = logger.child({ turnId, threadId });
  const rows = await loadThread(db, { userId, threadId });
  const readSkills = new Set(await listThreadSkills(db, { userId, threadId }));
  const allowed = () => toolsOf(skills, readSkills);
  const words = rows.messages.filter(isChat).slice(-WORDS).map(textOf);
  const say = sayIn(languageOf(words.at(-1) ?? ''));

  const turn = new AbortController();
  const failure: { code: 'internal' | 'model_unavailable' | null } = { code: null };
  const malformed = new Set<string>();
  const scope = { userId, threadId, turnId, messageId: message.id };
  const journal = new TurnJournal(scope);
  const firstStep = message.steps;
  const step = { number: firstStep, batchId: newId('batch') };

  const collector = new StepCollector(async (calls) => {
    const results = await gate.propose({
      ...scope,
      batchId: step.batchId,
      step: step.number,
      agent: 'nod',
      calls,
      allowed: allowed(),
      words,
      now: clock.now(),
      timeZone,
      prelude: (tx) => journal.write(tx),
    });
    journal.clear();
    log.info(
      { batchId: step.batchId, results: [...results.values()].map((result) => result.status) },
      'gate proposed',
    );
    return results;
  });
  const onFatal = (error: unknown) => {
    if (turn.signal.aborted) return;
    failure.code = 'internal';
    log.error({ err: error }, 'turn aborted: a tool could not be run');
    turn.abort();
  };
  turn.signal.addEventListener('abort', () =>
    collector.abort(new AppError('internal', 'the turn was stopped')),
  );

  const tools = createToolSet({
    db,
    userId,
    timeZone,
    now: () => clock.now(),
    skills,
    readSkills,
    allowed,
    collector,
    journal,
    step: () => step.number,
    isMalformed: (id) => malformed.has(id),
    onFatal,
  });
  const history = rows.messages.filter((row) => row.id <= message.id).slice(-HISTORY);
  const chunks = streamAgent({
    model: options.model,
    instructions: writeInstructions({
      now: clock.now(),
      timeZone,
      locale: run.locale,
      skills,
      readSkills: skills.filter(
        (skill) => readSkills.has(skill.name) && !isInHistory(skill.name, rows, history),
      ),
    }),
    messages: toModelMessages({ ...rows, messages: history }, clock.now()),
    tools,
    visible: () => new Set([...allowed(), 'read_skill']),
    collector,
    onMalformedArguments: (id) => malformed.add(id),
    onStep: (number) => {
      step.number = firstStep + number;
      step.batchId = newId('batch');
    },
    abort: turn.signal,
    messageId: message.id,
    metadata: { turnId, createdAt: message.createdAt.toISOString(), state: 'running' },
    wordsFor: () => {
      failure.code ??= 'model_unavailable';
      return say(`error.${failure.code}`);
    },
    log,
  });

  const heartbeat = keepAlive(options, speaker, { threadId, turnId }, turn, log);
  const ended = Promise.withResolvers<void>();
  runningTurns.set(turnId, { abort: turn, done: ended.promise });

  const recorder = recordTurn({
    firstStep,
    readCard: async () => {
      const actions = await listBatch(db, { userId, batchId: step.batchId });
      const reader = { locale: run.locale, now: clock.now() };
      return actions.length > 0
        ? { batchId: step.batchId, actions: actions.map((action) => renderAction(action, reader)) }
        : null;
    },
    finish: async (record) => {
      clearInterval(heartbeat);
      try {
        const closing = closingWords(record, firstStep, say);
        if (record.end === 'stopped' && failure.code) record.end = 'failed';
        const state = await db.transaction(async (tx) => {
          await journal.write(tx);
          return finishTurn(
            options,
            tx,
            speaker,
            { threadId, turnId, assistant: message },
            {
              ...record,
              parts: closing
                ? [...record.parts, { type: 'text', step: record.steps, text: closing, by: 'nod' }]
                : record.parts,
              errorCode: record.end === 'failed' ? (failure.code ?? 'model_unavailable') : undefined,
            },
          );
        });
        log.info({ state, steps: record.steps - firstStep }, 'turn ended');
        const error: UIMessageChunk[] =
          failure.code === 'internal' ? [{ type: 'error', errorText: say('error.internal') }] : [];
        return [
          ...(closing ? textPart(`${message.id}-closing`, closing) : []),
          ...error,
          {
            type: 'message-metadata',
            messageMetadata: { turnId, createdAt: message.createdAt.toISOString(), state },
          },
        ];
      } catch (error) {
        log.error({ err: error }, 'the end of the turn could not be stored');
        throw error;
      } finally {
        runningTurns.delete(turnId);
        ended.resolve();
      }
    },
    wordsForFailure: () => say('error.internal'),
  });
  return prepend(run.opening ?? [], chunks.pipeThrough(recorder));
}

function isChat(row: MessageRecord): boolean {
  return row.role === 'user';
}

function textOf(row: MessageRecord): string {
  return row.parts.map((part) => part.text).join('\n');
}

/** Whether the model still sees the reading of the skill; otherwise its instructions go into the prompt. */
function isInHistory(
  skill: string,
  rows: Awaited<ReturnType<typeof loadThread>>,
  history: MessageRecord[],
): boolean {
  const ids = new Set(history.map((message) => message.id));
  return rows.calls.some(
    (call) => call.tool === 'read_skill' && call.arguments.name === skill && ids.has(call.messageId),
  );
}

/** A run must not end in silence: the limit, and a model that said nothing, are told in words. */
function closingWords(record: RunRecord, firstStep: number, say: ReturnType<typeof sayIn>): string | null {
  if (record.end !== 'done') return null;
  if (record.steps - firstStep >= STEP_LIMIT && record.endedWithCalls) return say('reply.step_limit');
  return record.parts.some((part) => part.text.trim() !== '') ? null : say('reply.empty');
}

/** Keeps the lease, and ends the turn when somebody stopped it through another server or the lease was lost. */
function keepAlive(
  { db, holder }: AgentOptions,
  { userId, clock }: Speaker,
  { threadId, turnId }: { threadId: string; turnId: string },
  turn: AbortController,
  log: Logger,
): NodeJS.Timeout {
  return setInterval(() => {
    const now = clock.now();
    renewLease(db, { userId, threadId, turnId, holder, now, until: new Date(now.getTime() + LEASE_MS) }).then(
      ({ holds, stop }) => {
        if (!holds || stop) turn.abort();
      },
      (error: unknown) => log.warn({ err: error }, 'lease could not be renewed'),
    );
  }, HEARTBEAT_MS);
}

function prepend(
  opening: UIMessageChunk[],
  stream: ReadableStream<UIMessageChunk>,
): ReadableStream<UIMessageChunk> {
  let pending = opening;
  return stream.pipeThrough(
    new TransformStream<UIMessageChunk, UIMessageChunk>({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        // After the start of the message, so that the chunks belong to it.
        if (chunk.type === 'start') {
          for (const own of pending) controller.enqueue(own);
          pending = [];
        }
      },
    }),
  );
}
