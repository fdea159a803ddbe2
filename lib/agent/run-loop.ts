import type { UIMessageChunk } from 'ai';
import { listThreadSkills, type MessageRecord } from '@/db/queries/threads';
import type { CardData } from '@/lib/contract/action';
import type { Locale } from '@/lib/contract/locale';
import type { Settings } from '@/lib/contract/settings';
import { AppError } from '@/lib/errors';
import type { ActionRecord } from '@/lib/gate/action';
import { renderAction } from '@/lib/gate/card';
import { offerWords } from '@/lib/gate/grant-words';
import type { ProposedCall } from '@/lib/gate/judge-call';
import { type Say, sayIn } from '@/lib/i18n/server/translate';
import { newId } from '@/lib/ids';
import { languageOf } from '@/lib/language/language-of';
import { readSettings } from '@/lib/settings/settings-service';
import { toolsOf } from '@/lib/skills/catalogue';
import type { ToolResult } from '@/lib/tools/define-tool';
import { type AgentOptions, type Speaker, STEP_LIMIT } from './agent-options';
import { streamAgent } from './agent-stream';
import { historyFor, isReadIn, lastWordsIn } from './answered-history';
import { finishTurn } from './finish-turn';
import { HeldTurn } from './held-turn';
import { writeInstructions } from './instructions';
import { loadThread } from './load-thread';
import { type ThreadRows, toModelMessages, untilAnswerIsDue } from './message-history';
import { StepCollector } from './step-collector';
import { afterStart, endWithWords, metadataOf, textPart } from './stream-parts';
import { createToolSet } from './tool-set';
import { TurnJournal } from './turn-journal';
import { type RunRecord, recordTurn } from './turn-recorder';

export type Run = {
  /** The assistant's message that the run writes; a continuation goes on with its own. */
  message: MessageRecord;
  turnId: string;
  locale: Locale;
  /** The person's settings, where they are known without asking. */
  settings?: Settings;
  /** All that is stored of the thread, where it is known without asking: a thread that just began. */
  rows?: ThreadRows;
  /** Chunks that go before what the model says. */
  opening?: UIMessageChunk[];
  /** Turns whose card the message decided. */
  settledTurnIds?: string[];
};

/**
 * Runs the agent loop of a turn that holds its thread, and gives the stream of what it does. Everything is stored before the stream ends.
 */
export async function runLoop(
  options: AgentOptions,
  speaker: Speaker,
  run: Run,
): Promise<ReadableStream<UIMessageChunk>> {
  const where = { userId: speaker.userId, threadId: run.message.threadId };
  const [rows, skills, settings] = await Promise.all([
    run.rows ?? loadThread(options.db, where),
    run.rows ? [] : listThreadSkills(options.db, where),
    run.settings ?? readSettings(options.db, speaker.userId),
  ]);
  return new LoopRun(options, speaker, run, rows, new Set(skills), settings).start();
}

class LoopRun {
  readonly #scope: { userId: string; threadId: string; turnId: string; messageId: string };
  readonly #journal: TurnJournal;
  readonly #collector: StepCollector;
  readonly #history: MessageRecord[];
  readonly #words: string[];
  readonly #say: Say;
  readonly #held: HeldTurn;
  readonly #malformed = new Set<string>();
  #step: number;
  #batchId = newId('batch');
  #card: ActionRecord[] = [];
  #failure: 'internal' | 'model_unavailable' | null = null;

  constructor(
    readonly options: AgentOptions,
    readonly speaker: Speaker,
    readonly run: Run,
    readonly rows: ThreadRows,
    readonly readSkills: Set<string>,
    readonly settings: Settings,
  ) {
    const { message, turnId } = run;
    this.#scope = { userId: speaker.userId, threadId: message.threadId, turnId, messageId: message.id };
    this.#step = message.steps;
    this.#journal = new TurnJournal(this.#scope);
    this.#collector = new StepCollector((calls) => this.#propose(calls));
    this.#history = historyFor(rows, message);
    this.#words = lastWordsIn(this.#history);
    this.#say = sayIn(languageOf(this.#words.at(-1) ?? ''));
    this.#held = new HeldTurn(options, speaker, this.#scope);
  }

  start(): ReadableStream<UIMessageChunk> {
    const { message } = this.run;
    this.#held.signal.addEventListener('abort', () =>
      this.#collector.abort(new AppError('internal', 'the turn was stopped')),
    );
    const recorder = recordTurn({
      firstStep: message.steps,
      drawCard: () => this.#drawCard(),
      readOffer: (tool) => ({ tool, covers: offerWords(tool, this.run.locale) }),
      finish: (record) => this.#finish(record),
      wordsForFailure: (error) => {
        this.#failure = 'internal';
        this.#held.log.error({ err: error }, 'the turn could not be stored or its card not drawn');
        return this.#say('error.internal');
      },
    });
    const stream = endWithWords(this.#stream(), (error) => {
      this.#held.log.error({ err: error }, 'the stream of the model broke off');
      return this.#wordsFor();
    });
    return afterStart(this.run.opening ?? [], stream.pipeThrough(recorder));
  }

  #stream(): ReadableStream<UIMessageChunk> {
    const { options, speaker, run } = this;
    const now = speaker.clock.now();
    const history = this.#history;
    return streamAgent({
      model: options.model,
      instructions: writeInstructions({
        now,
        timeZone: speaker.timeZone,
        locale: run.locale,
        workingHours: this.settings.workingHours,
        skills: options.skills,
        readSkills: options.skills.filter(
          (skill) => this.readSkills.has(skill.name) && !isReadIn(history, this.rows.calls, skill.name),
        ),
      }),
      messages: untilAnswerIsDue(toModelMessages({ ...this.rows, messages: history }, now, options.skills)),
      tools: createToolSet({
        db: options.db,
        userId: speaker.userId,
        timeZone: speaker.timeZone,
        now: () => speaker.clock.now(),
        skills: options.skills,
        readSkills: this.readSkills,
        allowed: () => this.#allowed(),
        collector: this.#collector,
        journal: this.#journal,
        step: () => this.#step,
        isMalformed: (id) => this.#malformed.has(id),
        log: this.#held.log,
        onFatal: (error) => this.#failClosed(error),
      }),
      visible: () => new Set([...this.#allowed(), 'read_skill']),
      collector: this.#collector,
      onMalformedArguments: (id) => this.#malformed.add(id),
      onStep: (number) => {
        this.#step = run.message.steps + number;
        this.#batchId = newId('batch');
      },
      abort: this.#held.signal,
      messageId: run.message.id,
      metadata: metadataOf({ ...run.message, turnId: run.turnId, state: 'running' }),
      wordsFor: () => this.#wordsFor(),
      log: this.#held.log,
    });
  }

  #wordsFor(): string {
    this.#failure ??= 'model_unavailable';
    return this.#say(`error.${this.#failure}`);
  }

  #allowed(): ReadonlySet<string> {
    return toolsOf(this.options.skills, this.readSkills);
  }

  async #propose(calls: ProposedCall[]): Promise<Map<string, ToolResult>> {
    const { results, actions } = await this.options.gate.propose({
      ...this.#scope,
      batchId: this.#batchId,
      step: this.#step,
      agent: 'nod',
      settledTurnIds: this.run.settledTurnIds,
      calls,
      allowed: this.#allowed(),
      words: this.#words,
      now: this.speaker.clock.now(),
      timeZone: this.speaker.timeZone,
      prelude: async (tx) => {
        await Promise.all([this.#held.assertHeld(tx), this.#journal.write(tx)]);
      },
    });
    this.#journal.clear();
    this.#card = actions;
    this.#held.log.info(
      { batchId: this.#batchId, results: [...results.values()].map((result) => result.status) },
      'gate proposed',
    );
    return results;
  }

  /** The card of the step, as the gate stored it. */
  #drawCard(): CardData {
    const reader = { locale: this.run.locale, now: this.speaker.clock.now() };
    return { batchId: this.#batchId, actions: this.#card.map((action) => renderAction(action, reader)) };
  }

  /** Something of ours failed: nothing more may happen in this turn, and the person is told. */
  #failClosed(error: unknown): void {
    if (this.#held.signal.aborted) return;
    this.#failure = 'internal';
    this.#held.log.error({ err: error }, 'turn aborted: a tool could not be run');
    this.#held.abort();
  }

  async #finish(record: RunRecord): Promise<UIMessageChunk[]> {
    const { threadId, turnId } = this.#scope;
    const { message } = this.run;
    if (record.end === 'stopped' && this.#failure) record.end = 'failed';
    const closing = this.#closingWords(record);
    const parts: RunRecord['parts'] = closing
      ? [...record.parts, { type: 'text', step: record.steps, text: closing, by: 'nod' }]
      : record.parts;
    const errorCode = record.end === 'failed' ? (this.#failure ?? 'model_unavailable') : undefined;
    try {
      const state = await this.options.db.transaction(async (tx) => {
        await this.#journal.write(tx);
        const turn = { threadId, turnId, assistant: message };
        return finishTurn(this.options, tx, this.speaker, turn, { ...record, parts, errorCode });
      });
      this.#held.log.info({ state, steps: record.steps - message.steps }, 'turn ended');
      return [
        ...(closing ? textPart(`${message.id}-closing`, closing) : []),
        ...(this.#failure === 'internal'
          ? [{ type: 'error' as const, errorText: this.#say('error.internal') }]
          : []),
        { type: 'message-metadata', messageMetadata: metadataOf({ ...message, turnId, state }) },
      ];
    } finally {
      this.#held.end();
    }
  }

  /** A run must not end in silence: the limit, and a model that said nothing, are told in words. */
  #closingWords(record: RunRecord): string | null {
    if (record.end !== 'done') return null;
    if (record.steps - this.run.message.steps >= STEP_LIMIT && record.endedWithCalls)
      return this.#say('reply.step_limit');
    return record.parts.some((part) => part.text.trim() !== '') ? null : this.#say('reply.empty');
  }
}
