import { findThread, requestStop } from '@/db/queries/threads';
import { AppError } from '@/lib/errors';
import type { AgentOptions, Speaker } from './agent-options';
import { editByInstruction } from './edit-card';
import { continueTurn, runTurn } from './run-turn';
import { runningTurns } from './running-turns';
import type { SayRequest } from './start-turn';

/** The driver of conversations: it runs turns and asks models, and leaves every decision about a write to the gate. */
export function createAgent(options: AgentOptions) {
  return {
    say: (speaker: Speaker, request: SayRequest) => runTurn(options, speaker, request),
    goOn: (speaker: Speaker, request: Parameters<typeof continueTurn>[2]) =>
      continueTurn(options, speaker, request),
    edit: (speaker: Speaker, request: Parameters<typeof editByInstruction>[2], abort?: AbortSignal) =>
      editByInstruction(options, speaker, request, abort),

    /** Stops the turn that runs in the thread, here at once, on another server at its next sign of life. */
    async stop(userId: string, threadId: string): Promise<void> {
      if (!(await findThread(options.db, { userId, threadId })))
        throw new AppError('not_found', `thread ${threadId}`);
      const turnId = await requestStop(options.db, { userId, threadId });
      if (turnId) runningTurns.get(turnId)?.abort.abort();
    },
  };
}

export type Agent = ReturnType<typeof createAgent>;
