import type { Action } from '@/lib/contract/action';
import { asProblem, call } from './request';

/** What a card says after a decision that did not go through; `message` is the server's sentence when it sent one. */
export type Notice = { code: string; message?: string; errors?: Record<string, string> };

/** What came of a decision: the actions as they are now, and why it did not go through, when it did not. */
export type Outcome = {
  actions: Action[];
  replaced?: string;
  notice?: Notice;
  /** Of several: why each that did not go through did not, by id. */
  refusals?: ReadonlyMap<string, Notice>;
};

type ActionAnswer = { action: Action; replaced?: string | Action };
type BatchAnswer = { results: Array<{ id: string; action?: Action; code?: string }> };

export type EditRequest = { instruction: string } | { arguments: Record<string, unknown> };

const path = (action: Action, verb: string): string =>
  `/api/actions/${encodeURIComponent(action.id)}/${verb}`;

function readErrors(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).map(([field, error]) => [
    field,
    Array.isArray(error) ? error.join(' ') : String(error),
  ]);
  return Object.fromEntries(entries);
}

/** Enough to tell an action from anything else a refusal may carry. */
function isAction(value: unknown): value is Action {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'version' in value && 'status' in value
  );
}

/** A refusal as an outcome: a 409 brings the action as it is now, or those of several that stand in the way. */
export function refused(error: unknown): Outcome {
  const problem = asProblem(error);
  const errors = readErrors(problem.body.errors);
  return {
    actions: [problem.body.action, problem.body.actions].flat().filter(isAction),
    notice: {
      code: problem.code,
      ...(problem.detail === undefined ? {} : { message: problem.detail }),
      ...(errors === undefined ? {} : { errors }),
    },
  };
}

async function decide(action: Action, verb: string, body: object): Promise<Outcome> {
  try {
    const answer = await call<ActionAnswer>('POST', path(action, verb), body);
    return { actions: [answer.action] };
  } catch (error) {
    return refused(error);
  }
}

const acknowledging = (count: number | undefined) => (count === undefined ? {} : { acknowledge: count });

/** Confirms exactly the versions that were in view; several lines commit together or not at all. */
export async function confirmActions(actions: Action[], acknowledge?: number): Promise<Outcome> {
  const [first, ...others] = actions;
  if (!first) return { actions: [] };
  if (others.length === 0) {
    return decide(first, 'confirm', { version: first.version, ...acknowledging(acknowledge) });
  }
  try {
    const answer = await call<BatchAnswer>('POST', '/api/actions/confirm', {
      actions: actions.map(({ id, version }) => ({ id, version })),
      ...acknowledging(acknowledge),
    });
    const refusals = new Map(
      answer.results.flatMap(({ id, code }): Array<[string, Notice]> => (code ? [[id, { code }]] : [])),
    );
    return withRefusals(
      answer.results.flatMap((result) => result.action ?? []),
      refusals,
    );
  } catch (error) {
    return refused(error);
  }
}

/** Cancels one after the other; each answers for itself. */
export async function cancelActions(actions: Action[]): Promise<Outcome> {
  const settled: Action[] = [];
  const refusals = new Map<string, Notice>();
  for (const action of actions) {
    const outcome = await decide(action, 'cancel', { version: action.version });
    settled.push(...outcome.actions);
    if (outcome.notice) refusals.set(action.id, outcome.notice);
  }
  return withRefusals(settled, refusals);
}

function withRefusals(actions: Action[], refusals: ReadonlyMap<string, Notice>): Outcome {
  const [notice] = refusals.values();
  return notice ? { actions, notice, refusals } : { actions };
}

/** A change of the card: by a sentence or by the fields. Another tool is another action, which takes its place. */
export async function editAction(action: Action, change: EditRequest): Promise<Outcome> {
  try {
    const answer = await call<ActionAnswer>('POST', path(action, 'edit'), {
      version: action.version,
      ...change,
    });
    const old = typeof answer.replaced === 'object' ? [answer.replaced] : [];
    return {
      actions: [...old, answer.action],
      ...(answer.action.id === action.id ? {} : { replaced: action.id }),
    };
  } catch (error) {
    return refused(error);
  }
}

/** Takes one back, or several together: all of them or none. */
export async function undoActions(actions: readonly Action[]): Promise<Outcome> {
  const [first, ...others] = actions;
  if (!first) return { actions: [] };
  if (others.length === 0) return decide(first, 'undo', {});
  return together('undo', actions);
}

/** Proposes one again, or several as one card: all of them or none. An outcome for each, with what it takes the place of. */
export async function reproposeActions(actions: readonly Action[]): Promise<Outcome[]> {
  const [first, ...others] = actions;
  if (!first) return [];
  const outcome =
    others.length === 0 ? await decide(first, 'repropose', {}) : await together('repropose', actions);
  if (outcome.notice) return [outcome];
  return outcome.actions.map((action, index) => ({ actions: [action], replaced: actions[index]?.id }));
}

async function together(verb: 'undo' | 'repropose', actions: readonly Action[]): Promise<Outcome> {
  try {
    return await call<{ actions: Action[] }>('POST', `/api/actions/${verb}`, {
      ids: actions.map(({ id }) => id),
    });
  } catch (error) {
    return refused(error);
  }
}
