import type { LanguageModelMiddleware } from 'ai';
import type { ProposedCall } from '@/lib/gate/judge-call';
import type { ToolResult } from '@/lib/tools/define-tool';
import { findTool } from '@/lib/tools/registry';

type Propose = (calls: ProposedCall[]) => Promise<Map<string, ToolResult>>;
type Waiting = { call: ProposedCall; resolve(result: ToolResult): void; reject(error: unknown): void };

/**
 * Holds back the write calls of one model step until the model has made all of them, so that the gate gets them at once: one card, one
 * risk, one transaction. The model's stream says which calls are coming; when it ends and all have arrived, they are proposed in
 * the order in which the model made them.
 */
export class StepCollector {
  readonly #propose: Propose;
  #announced: string[] = [];
  #waiting = new Map<string, Waiting>();
  #isComplete = false;

  constructor(propose: Propose) {
    this.#propose = propose;
  }

  /** A write call arrived at its tool. Resolves with its result when the whole step is stored. */
  add(call: ProposedCall): Promise<ToolResult> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(call.toolCallId, { call, resolve, reject });
      this.#flushWhenComplete();
    });
  }

  /** Watches the calls go by. It stands outside the middleware that mints their ids, so it sees ours. */
  middleware(): LanguageModelMiddleware {
    return {
      specificationVersion: 'v4',
      wrapStream: async ({ doStream }) => {
        this.#announced = [];
        this.#isComplete = false;
        const result = await doStream();
        const watch = new TransformStream<StreamPart, StreamPart>({
          transform: (part, controller) => {
            if (part.type === 'tool-call' && isCollected(part.toolName))
              this.#announced.push(part.toolCallId);
            controller.enqueue(part);
          },
          flush: () => {
            this.#isComplete = true;
            this.#flushWhenComplete();
          },
        });
        return { ...result, stream: result.stream.pipeThrough(watch) };
      },
    };
  }

  /** The turn ends before the step did: what waits will not be proposed. */
  abort(reason: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  #flushWhenComplete(): void {
    if (!this.#isComplete || !this.#announced.every((id) => this.#waiting.has(id))) return;
    const entries = this.#announced.map((id) => this.#waiting.get(id) as Waiting);
    this.#announced = [];
    this.#waiting.clear();
    if (entries.length === 0) return;
    this.#propose(entries.map((entry) => entry.call)).then(
      (results) => {
        for (const { call, resolve, reject } of entries) {
          const result = results.get(call.toolCallId);
          if (result) resolve(result);
          else reject(new Error(`the gate gave no result for ${call.toolCallId}`));
        }
      },
      (error: unknown) => {
        for (const { reject } of entries) reject(error);
      },
    );
  }
}

type StreamPart =
  Awaited<
    ReturnType<Parameters<NonNullable<LanguageModelMiddleware['wrapStream']>>[0]['doStream']>
  >['stream'] extends ReadableStream<infer Part>
    ? Part
    : never;

/** The calls that go through the gate: everything that is no read tool of the registry. */
export function isCollected(toolName: string): boolean {
  const tool = findTool(toolName);
  return tool !== undefined && tool.kind !== 'read';
}
