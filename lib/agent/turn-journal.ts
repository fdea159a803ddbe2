import type { Tx } from '@/db/client';
import { insertToolCalls, type ToolCallRecord } from '@/db/queries/actions';
import { insertThreadSkills } from '@/db/queries/threads';

type Scope = { userId: string; threadId: string; turnId: string; messageId: string };

/**
 * What a turn has learned and not yet stored: skills that were read, calls of read tools and refusals. It goes into the next transaction
 * that the turn makes anyway, so a whole turn needs three. A turn that dies before loses what nobody has seen.
 */
export class TurnJournal {
  readonly #scope: Scope;
  #calls: ToolCallRecord[] = [];
  #skills: Array<{ skill: string; at: Date }> = [];
  /** How many of each the last `write` held: what was added since is not stored yet. */
  #written = { calls: 0, skills: 0 };

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  addCall(
    call: { id: string; step: number; tool: string; arguments: unknown; output: Record<string, unknown> },
    now: Date,
  ): void {
    const isObject =
      typeof call.arguments === 'object' && call.arguments !== null && !Array.isArray(call.arguments);
    this.#calls.push({
      ...this.#scope,
      id: call.id,
      step: call.step,
      tool: call.tool,
      arguments: isObject ? (call.arguments as Record<string, unknown>) : {},
      output: call.output,
      createdAt: now,
    });
  }

  addSkill(skill: string, now: Date): void {
    this.#skills.push({ skill, at: now });
  }

  /** Writes what has gathered. Only after the transaction is committed may `clear` be called. */
  async write(tx: Tx): Promise<void> {
    this.#written = { calls: this.#calls.length, skills: this.#skills.length };
    const { userId, threadId, turnId } = this.#scope;
    await Promise.all([
      insertThreadSkills(
        tx,
        this.#skills.map(({ skill, at }) => ({ userId, threadId, turnId, skill, activatedAt: at })),
      ),
      insertToolCalls(tx, this.#calls),
    ]);
  }

  clear(): void {
    this.#calls = this.#calls.slice(this.#written.calls);
    this.#skills = this.#skills.slice(this.#written.skills);
    this.#written = { calls: 0, skills: 0 };
  }
}
