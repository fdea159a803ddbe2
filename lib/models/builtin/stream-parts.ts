import type { ModelContent, ModelStreamPart } from '../sdk-types';

type Finish = Extract<ModelStreamPart, { type: 'finish' }>;

/** What the engine does next: say something, call tools, or both. */
export type NextStep = { text?: string; calls?: Array<{ name: string; input: Record<string, unknown> }> };

/** Ids are counted within the step; whoever stores calls gives them ids of its own. */
export function toContent(step: NextStep): ModelContent[] {
  const content: ModelContent[] = [];
  if (step.text) content.push({ type: 'text', text: step.text });
  for (const [index, call] of (step.calls ?? []).entries()) {
    content.push({
      type: 'tool-call',
      toolCallId: `call_${index}`,
      toolName: call.name,
      input: JSON.stringify(call.input),
    });
  }
  return content;
}

export function finishReasonOf(step: NextStep): Finish['finishReason'] {
  return step.calls?.length ? { unified: 'tool-calls', raw: 'tool-calls' } : { unified: 'stop', raw: 'stop' };
}

/** The engine counts words, not tokens: enough to see what a turn costs, which is nothing. */
export function usageOf(promptLength: number, step: NextStep): Finish['usage'] {
  const output = (step.text?.length ?? 0) + (step.calls ? JSON.stringify(step.calls).length : 0);
  return {
    inputTokens: {
      total: Math.ceil(promptLength / 4),
      noCache: undefined,
      cacheRead: undefined,
      cacheWrite: undefined,
    },
    outputTokens: { total: Math.ceil(output / 4), text: undefined, reasoning: undefined },
  };
}

/** Pieces of about a word, so that a reply appears as it would be spoken; Chinese goes two characters at a time. */
const PIECE = /\p{Script=Han}{1,2}[，。；：、！？]?|\s*[^\s\p{Script=Han}]+\s?|\s+/gu;

export function toStreamParts(step: NextStep, usage: Finish['usage']): ModelStreamPart[] {
  const parts: ModelStreamPart[] = [{ type: 'stream-start', warnings: [] }];
  if (step.text) {
    parts.push({ type: 'text-start', id: 'text' });
    for (const [delta] of step.text.matchAll(PIECE)) parts.push({ type: 'text-delta', id: 'text', delta });
    parts.push({ type: 'text-end', id: 'text' });
  }
  for (const content of toContent({ calls: step.calls })) {
    if (content.type !== 'tool-call') continue;
    parts.push({ type: 'tool-input-start', id: content.toolCallId, toolName: content.toolName });
    parts.push({ type: 'tool-input-delta', id: content.toolCallId, delta: content.input });
    parts.push({ type: 'tool-input-end', id: content.toolCallId });
    parts.push(content);
  }
  parts.push({ type: 'finish', usage, finishReason: finishReasonOf(step) });
  return parts;
}
