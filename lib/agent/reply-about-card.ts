import type { UIMessageChunk } from 'ai';
import { listBatch } from '@/db/queries/actions';
import type { CardData } from '@/lib/contract/action';
import type { Locale } from '@/lib/contract/locale';
import type { ActionRecord } from '@/lib/gate/action';
import { renderAction } from '@/lib/gate/card';
import { hasWords, sayIn } from '@/lib/i18n/server/translate';
import { languageOf } from '@/lib/language/language-of';
import { logger } from '@/lib/log';
import type { AgentOptions, Speaker } from './agent-options';
import { editByInstruction, type InstructedEdit } from './edit-card';
import { finishTurn, storeFailure } from './finish-turn';
import { HeldTurn } from './held-turn';
import type { SayRequest, StartedTurn } from './start-turn';
import { messageChunks, metadataOf } from './stream-parts';

/** What Nod itself says about a card, without a model: a key of the catalogue and what its words need. */
type Reply = {
  reply: string;
  why?: string;
  /** What it tells of. */
  what?: ActionRecord[];
  /** The card to show again. */
  batchId?: string;
  opening?: UIMessageChunk[];
};

/** A message that corrects the open card: the edit, and what to say about it. */
export async function editInWords(
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
export function replyInStream(
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
