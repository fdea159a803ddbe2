import type { UIMessageChunk } from 'ai';
import type { StoredPart } from '@/db/schema/threads';
import type { CardData, ChoicesData } from '@/lib/contract/action';
import type { GrantData } from '@/lib/contract/grant';
import { isWaiting } from './agent-stream';
import { choicesOf } from './thread-view';

/** How a run of the loop ended, and what it said on the way. */
export type RunRecord = {
  parts: StoredPart[];
  steps: number;
  end: 'waiting' | 'done' | 'failed' | 'stopped';
  /** A card was shown, so a reply is due when it is settled. */
  hadCard?: boolean;
  /** The last step ended with tool calls: the model had not finished. */
  endedWithCalls?: boolean;
};

export type RecorderOptions = {
  /** Number of the first step of this run within its message. */
  firstStep: number;
  /** The card of the step that just ended, as it is stored. */
  drawCard: () => CardData;
  /** What the offer of a standing permission for this tool would cover. */
  readOffer: (tool: string) => GrantData;
  /** Stores the end of the turn. Runs before the stream ends, so that what a person saw is stored. */
  finish: (record: RunRecord) => Promise<UIMessageChunk[]>;
  wordsForFailure: (error: unknown) => string;
};

/**
 * Watches the run go by on its way to the person: puts the card and the question after the step they belong to, and stores the turn before
 * the last chunk goes out.
 */
export function recordTurn(options: RecorderOptions): TransformStream<UIMessageChunk, UIMessageChunk> {
  const record: RunRecord = { parts: [], steps: options.firstStep, end: 'done' };
  let step = options.firstStep - 1;
  let hasCard = false;
  let ranByGrant = false;
  let question: ChoicesData | null = null;
  let offer: string | null = null;
  let isFinished = false;

  async function finishOnce(controller: TransformStreamDefaultController<UIMessageChunk>): Promise<void> {
    if (isFinished) return;
    isFinished = true;
    try {
      for (const chunk of await options.finish(record)) controller.enqueue(chunk);
    } catch (error) {
      // What the person saw is not stored, so they are told instead of shown an end.
      controller.enqueue({ type: 'error', errorText: options.wordsForFailure(error) });
    }
  }

  /** The card; when it cannot be drawn, the turn has failed and the person is told. It must not end the stream. */
  function cardChunks(isDecided: boolean): UIMessageChunk[] {
    try {
      const card = options.drawCard();
      return [
        { type: 'data-card', id: card.batchId, data: card },
        ...(isDecided ? [{ type: 'data-decision' as const, data: { actions: card.actions } }] : []),
      ];
    } catch (error) {
      record.end = 'failed';
      return [{ type: 'error', errorText: options.wordsForFailure(error) }];
    }
  }

  return new TransformStream({
    async transform(chunk, controller) {
      switch (chunk.type) {
        case 'start-step':
          step += 1;
          record.steps = step + 1;
          record.endedWithCalls = false;
          break;
        case 'tool-input-available':
          record.endedWithCalls = true;
          break;
        case 'text-delta':
          appendText(record.parts, step, chunk.delta);
          break;
        case 'tool-output-available':
          ranByGrant ||= isGranted(chunk.output);
          offer ??= offeredTool(chunk.output);
          if (isWaiting(chunk.output)) {
            record.end = 'waiting';
            const output = chunk.output as Record<string, unknown>;
            if (output.status === 'needs_info') question = choicesOf(output);
            else {
              hasCard = true;
              record.hadCard = true;
            }
          }
          break;
        case 'finish-step': {
          if (hasCard || ranByGrant) for (const part of cardChunks(ranByGrant)) controller.enqueue(part);
          if (offer) controller.enqueue({ type: 'data-grant', data: options.readOffer(offer) });
          ranByGrant = false;
          offer = null;
          if (question) controller.enqueue({ type: 'data-choices', data: question });
          hasCard = false;
          question = null;
          break;
        }
        case 'error':
        case 'tool-output-error':
          record.end = 'failed';
          break;
        case 'abort':
          if (record.end !== 'failed') record.end = 'stopped';
          break;
        case 'finish':
          await finishOnce(controller);
          break;
      }
      controller.enqueue(chunk);
    },
    flush: finishOnce,
  });
}

function appendText(parts: StoredPart[], step: number, delta: string): void {
  const last = parts.at(-1);
  if (last && last.step === step && !last.by) last.text += delta;
  else parts.push({ type: 'text', step, text: delta });
}

/** Whether a standing permission ran it. */
function isGranted(output: unknown): boolean {
  const { granted, lines } = Object(output) as { granted?: unknown; lines?: unknown };
  return granted === true || (Array.isArray(lines) && lines.some(isGranted));
}

/** The tool for which the person asked not to be asked again. */
export function offeredTool(output: unknown): string | null {
  const { offer } = Object(output) as { offer?: unknown };
  return typeof offer === 'string' ? offer : null;
}
