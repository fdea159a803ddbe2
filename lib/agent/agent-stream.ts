import {
  type ModelMessage,
  stepCountIs,
  streamText,
  type ToolSet,
  toUIMessageStream,
  type UIMessage,
  type UIMessageChunk,
  wrapLanguageModel,
} from 'ai';
import { newId } from '@/lib/ids';
import type { Logger } from '@/lib/log';
import { describeModelError } from '@/lib/models/model-error';
import { mintCallIds } from '@/lib/models/own-call-ids';
import type { ResolvedModel } from '@/lib/models/resolve';
import { showOnly } from '@/lib/models/visible-tools';
import { STEP_LIMIT } from './agent-options';
import type { StepCollector } from './step-collector';
import { repairUnknownTool } from './tool-set';

export type LoopOptions = {
  model: ResolvedModel;
  instructions: string;
  messages: ModelMessage[];
  tools: ToolSet;
  visible: () => ReadonlySet<string>;
  collector: StepCollector;
  onMalformedArguments: (toolCallId: string) => void;
  /** Told the number of each step of this run before it begins. */
  onStep: (step: number) => void;
  abort: AbortSignal;
  messageId: string;
  metadata: Record<string, unknown>;
  /** Words for an error that a person can read. */
  wordsFor: (error: unknown) => string;
  log: Logger;
};

/** Runs the model and its tools step by step until something waits for the person, nothing is left to do or the limit is reached. */
export function streamAgent(options: LoopOptions): ReadableStream<UIMessageChunk> {
  const { model, collector, log } = options;
  const result = streamText({
    model: wrapLanguageModel({
      model: model.model,
      middleware: [
        showOnly(options.visible),
        collector.middleware(),
        mintCallIds({ newId: () => newId('call'), onMalformedArguments: options.onMalformedArguments }),
      ],
    }),
    instructions: options.instructions,
    messages: options.messages,
    tools: options.tools,
    providerOptions: model.providerOptions,
    abortSignal: options.abort,
    maxRetries: 1,
    stopWhen: [stepCountIs(STEP_LIMIT), waitsForPerson],
    prepareStep: ({ stepNumber }) => {
      options.onStep(stepNumber);
      return {};
    },
    repairToolCall: async ({ toolCall }) => {
      const repaired = repairUnknownTool(toolCall.toolName);
      return repaired ? { ...toolCall, ...repaired } : null;
    },
    onStepEnd: ({ finishReason, usage, toolCalls }) => {
      log.info(
        { model: model.name, finishReason, usage, tools: toolCalls.map((call) => call.toolName) },
        'model step',
      );
    },
    onError: ({ error }) => {
      log.error({ error: describeModelError(error), model: model.name }, 'model call failed');
    },
  });
  return toUIMessageStream<ToolSet, UIMessage<Record<string, unknown>>>({
    stream: result.stream,
    sendReasoning: false,
    originalMessages: [],
    generateMessageId: () => options.messageId,
    messageMetadata: ({ part }) => (part.type === 'start' ? options.metadata : undefined),
    onError: options.wordsFor,
  });
}

/** A card or a question ends the run: the next word is the person's. */
function waitsForPerson({ steps }: { steps: Array<{ toolResults: Array<{ output: unknown }> }> }): boolean {
  return (steps.at(-1)?.toolResults ?? []).some(({ output }) => isWaiting(output));
}

export function isWaiting(output: unknown): boolean {
  if (typeof output !== 'object' || output === null) return false;
  const { status } = output as { status?: unknown };
  return status === 'awaiting_confirmation' || status === 'needs_info';
}
