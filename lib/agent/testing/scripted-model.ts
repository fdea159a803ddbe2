import type { ModelCall, ModelStreamPart, SpecifiedModel } from '@/lib/models/sdk-types';
import { historyProblems } from './check-history';

export type ScriptedCall = { name: string; arguments: Record<string, unknown> | string };
export type ScriptedStep = {
  text?: string;
  calls?: ScriptedCall[];
  /** Waits before anything of the step is sent; told the signal of an abort. */
  before?: (signal: AbortSignal | undefined) => Promise<void>;
  /** Waits when everything but the end of the step is sent. */
  beforeEnd?: (signal: AbortSignal | undefined) => Promise<void>;
  /** The service answers with an error instead of ending well. */
  failure?: 'error-part' | 'broken-stream' | 'refused';
};
export type Script = ScriptedStep[] | ((call: ModelCall, index: number) => ScriptedStep);

export type ScriptedModel = SpecifiedModel & {
  calls: ModelCall[];
  /** What a strict provider would have refused in the histories that were sent. */
  problems: string[];
  /** Puts further steps at the end of the script. */
  extend(...steps: ScriptedStep[]): void;
};

/**
 * A service that does exactly what a script says, misbehaviour included: it takes the place of a third party, so that what Nod makes of it can
 * be tested. It gives its calls the ids `call_0`, `call_1` in every step again, as careless services do.
 */
export function scriptedModel(script: Script): ScriptedModel {
  const calls: ModelCall[] = [];
  const problems: string[] = [];
  const steps = Array.isArray(script) ? [...script] : null;
  const next = (call: ModelCall): ScriptedStep => {
    const index = calls.push(call) - 1;
    problems.push(...historyProblems(call.prompt.filter((message) => message.role !== 'system')));
    if (typeof script === 'function') return script(call, index);
    const step = steps?.[index];
    if (!step) throw new Error(`the script has no step ${index}`);
    return step;
  };
  return {
    specificationVersion: 'v4',
    provider: 'scripted',
    modelId: 'scripted',
    supportedUrls: {},
    calls,
    problems,
    extend: (...more) => void steps?.push(...more),
    async doGenerate(options) {
      const step = next(options);
      await step.before?.(options.abortSignal);
      if (step.failure) throw new Error('scripted failure');
      return {
        content: [{ type: 'text', text: step.text ?? '' }],
        finishReason: { unified: 'stop', raw: 'stop' },
        usage,
        warnings: [],
      };
    },
    async doStream(options) {
      const step = next(options);
      if (step.failure === 'refused') throw new Error('scripted failure');
      return { stream: streamOf(step, options.abortSignal) };
    },
  };
}

const usage = {
  inputTokens: { total: 1, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: undefined, reasoning: undefined },
};

function streamOf(step: ScriptedStep, signal: AbortSignal | undefined): ReadableStream<ModelStreamPart> {
  return new ReadableStream({
    async start(controller) {
      await step.before?.(signal);
      controller.enqueue({ type: 'stream-start', warnings: [] });
      if (step.text) {
        controller.enqueue({ type: 'text-start', id: 't' });
        controller.enqueue({ type: 'text-delta', id: 't', delta: step.text });
        controller.enqueue({ type: 'text-end', id: 't' });
      }
      for (const [index, call] of (step.calls ?? []).entries()) {
        const input = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
        controller.enqueue({ type: 'tool-call', toolCallId: `call_${index}`, toolName: call.name, input });
      }
      await step.beforeEnd?.(signal);
      if (step.failure === 'broken-stream') {
        controller.error(new Error('scripted: the connection broke off'));
        return;
      }
      if (step.failure === 'error-part') controller.enqueue({ type: 'error', error: new Error('scripted') });
      controller.enqueue({
        type: 'finish',
        usage,
        finishReason: step.failure
          ? { unified: 'error', raw: 'error' }
          : step.calls?.length
            ? { unified: 'tool-calls', raw: 'tool_calls' }
            : { unified: 'stop', raw: 'stop' },
      });
      controller.close();
    },
  });
}
