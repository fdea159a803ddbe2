import type { ModelCall, SpecifiedModel } from '../sdk-types';
import { answerEdit } from './answer-edit';
import { planStep } from './plan-step';
import { readPrompt } from './read-prompt';
import { finishReasonOf, type NextStep, toContent, toStreamParts, usageOf } from './stream-parts';

/**
 * The language model that comes with Nod: no key, no network. It gets what any model gets, the prompt and the tools,
 * and nothing else, so the same prompt always gives the same step.
 */
export function createBuiltinModel(): SpecifiedModel {
  return {
    specificationVersion: 'v4',
    provider: 'nod',
    modelId: 'builtin',
    supportedUrls: {},
    async doGenerate(options) {
      const step = next(options);
      return {
        content: toContent(step),
        finishReason: finishReasonOf(step),
        usage: usageOf(lengthOf(options), step),
        warnings: [],
      };
    },
    async doStream(options) {
      const step = next(options);
      const parts = toStreamParts(step, usageOf(lengthOf(options), step));
      return {
        stream: new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      };
    },
  };
}

function next(options: ModelCall): NextStep {
  const situation = readPrompt(options);
  if (options.responseFormat?.type === 'json') return { text: JSON.stringify(answerEdit(situation)) };
  return planStep(situation);
}

function lengthOf(options: ModelCall): number {
  return JSON.stringify(options.prompt).length;
}
