import type { LanguageModelMiddleware } from 'ai';
import type { ModelStreamPart } from './sdk-types';

const unknownUsage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * A connection that breaks off in mid-answer makes the SDK's stream throw, past every error handler of the loop, while
 * an error that the service sends is a part of the stream. Here both become such a part, so that the loop has one way
 * to fail: what was said so far stays, the error is shown, no half-received call is executed. An abort stays an abort.
 */
export function endBrokenStreams(): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    wrapStream: async ({ doStream, params }) => {
      const result = await doStream();
      return { ...result, stream: mended(result.stream, params.abortSignal) };
    },
  };
}

function mended(
  source: ReadableStream<ModelStreamPart>,
  abortSignal: AbortSignal | undefined,
): ReadableStream<ModelStreamPart> {
  const reader = source.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        if (abortSignal?.aborted) throw error;
        controller.enqueue({ type: 'error', error });
        controller.enqueue({
          type: 'finish',
          finishReason: { unified: 'error', raw: undefined },
          usage: unknownUsage,
        });
        controller.close();
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
