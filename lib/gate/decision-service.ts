import type { Action } from '@/lib/contract/action';
import type { Locale } from '@/lib/contract/locale';
import type { Todo } from '@/lib/contract/todo';
import { AppError, type ErrorCode } from '@/lib/errors';
import { logger } from '@/lib/log';
import { type TodoRecord, toContract } from '@/lib/todos/todo';
import type { ActionRecord } from './action';
import { renderAction } from './card';
import type { ConfirmOutcome } from './decide';
import type { EditOutcome, EditRequest } from './edit';
import type { ActionRef, Decider } from './end-action';
import type { Gate } from './gate';

/** Whose click it is, when, and in which language the answer is read. */
export type Person = { userId: string; sessionId: string; device?: string; now: Date; locale: Locale };

export type BatchResult = {
  id: string;
  status: Action['status'] | 'not_found';
  action?: Action;
  todos?: Todo[];
  code?: string;
};

const LISTED = 200;

/** A person's decisions on cards: the gate's outcomes as the HTTP contract tells them. Expected ends that are not a success throw an `AppError` with the card. */
export function createDecisionService(gate: Gate) {
  const render = (person: Person, action: ActionRecord) => renderAction(action, person);
  const decider = (person: Person, how: Decider['how']): Decider => ({ ...person, how });

  function refuse(
    person: Person,
    code: ErrorCode,
    action: ActionRecord,
    extra: Record<string, unknown> = {},
  ): never {
    throw new AppError(code, `action ${action.id} is ${action.status} at version ${action.version}`, {
      action: render(person, action),
      ...extra,
    });
  }

  async function existing(person: Person, id: string): Promise<ActionRecord> {
    const action = await gate.find(person.userId, id);
    if (!action) throw new AppError('not_found', `action ${id}`);
    return action;
  }

  /** An edit's outcome as the contract tells it. `not_understood` comes from whoever asked a model. */
  function editResult(
    person: Person,
    outcome: EditOutcome | { verdict: 'not_understood' },
  ): { action: Action; replaced?: Action } {
    switch (outcome.verdict) {
      case 'edited':
        return {
          action: render(person, outcome.action),
          ...(outcome.replaced && { replaced: render(person, outcome.replaced) }),
        };
      case 'invalid':
        throw new AppError('invalid_arguments', 'the edited arguments do not fit', {
          errors: outcome.errors,
        });
      case 'not_found':
      case 'not_understood':
        throw new AppError(outcome.verdict);
      default:
        return refuse(person, outcome.verdict, outcome.action);
    }
  }

  return {
    existing,
    editResult,

    async list(person: Person, filter: { status?: Action['status']; threadId?: string }): Promise<Action[]> {
      const rows = await gate.list(person.userId, { ...filter, limit: LISTED }, person.now);
      return rows.map((action) => render(person, action));
    },

    find: async (person: Person, id: string): Promise<Action> => render(person, await existing(person, id)),

    /** Fails open: a report that cannot be stored never gets in the way of a decision. */
    async seen(person: Person, id: string): Promise<void> {
      const isKnown = await gate.seen(person.userId, id, person.now).catch((error: unknown) => {
        logger.warn({ err: error, actionId: id }, 'the first view of a card was not stored');
        return true;
      });
      if (!isKnown) throw new AppError('not_found', `action ${id}`);
    },

    async confirm(
      person: Person,
      ref: ActionRef,
      acknowledge?: number,
    ): Promise<{ action: Action; todos: Todo[] }> {
      const [outcome] = await gate.confirm(decider(person, 'button'), { actions: [ref], acknowledge });
      if (!outcome?.action) throw new AppError('not_found', `action ${ref.id}`);
      const { verdict, action } = outcome;
      if (verdict !== 'run' && verdict !== 'repeat') return refuse(person, codeOf(verdict), action);
      return { action: render(person, action), todos: action.result?.todos ?? [] };
    },

    async confirmMany(
      person: Person,
      request: { actions: ActionRef[]; acknowledge?: number },
    ): Promise<{ results: BatchResult[] }> {
      const outcomes = await gate.confirm(decider(person, 'batch'), request);
      return { results: outcomes.map((outcome) => lineResult(person, outcome)) };
    },

    async cancel(person: Person, request: ActionRef & { reason?: string }): Promise<{ action: Action }> {
      const { verdict, action } = await gate.cancel(decider(person, 'button'), request);
      if (!action || verdict === 'not_found') throw new AppError('not_found', `action ${request.id}`);
      if (verdict !== 'run' && verdict !== 'repeat') return refuse(person, verdict, action);
      return { action: render(person, action) };
    },

    /** Fields that the person set on the card. */
    async setFields(
      person: Person,
      request: ActionRef & Pick<EditRequest, 'arguments'>,
    ): Promise<{ action: Action }> {
      return editResult(person, await gate.edit(decider(person, 'button'), request));
    },

    async undo(person: Person, id: string): Promise<{ action: Action; todos: Todo[] }> {
      const outcome = await gate.undo(decider(person, 'button'), id);
      if (outcome.verdict === 'not_found') throw new AppError('not_found', `action ${id}`);
      const todos = outcome.todos.map(toContract);
      if (outcome.verdict === 'not_undoable')
        return refuse(person, 'not_undoable', outcome.action, { why: outcome.why, todos });
      return { action: render(person, outcome.action), todos };
    },

    async repropose(person: Person, id: string): Promise<{ action: Action }> {
      const [outcome] = await gate.repropose(decider(person, 'button'), [id]);
      if (!outcome || outcome.verdict === 'not_found') throw new AppError('not_found', `action ${id}`);
      if (outcome.verdict === 'not_reproposable')
        return refuse(person, 'not_reproposable', outcome.action, { why: outcome.why });
      return { action: render(person, outcome.action) };
    },

    /** Takes several back together. When one of them can't be, none is, and the problem names those that stand in the way. */
    async undoMany(person: Person, ids: string[]): Promise<{ actions: Action[]; todos: Todo[] }> {
      const done = (await gate.undoAll(decider(person, 'batch'), ids)).flatMap((outcome, _, outcomes) =>
        outcome.verdict === 'undone' || outcome.verdict === 'repeat'
          ? [outcome]
          : refuseAll(person, 'not_all_undoable', outcomes),
      );
      return {
        actions: done.map(({ action }) => render(person, action)),
        todos: newestOfEach(done.flatMap(({ todos }) => todos)).map(toContract),
      };
    },

    /** Proposes several again, in their order, as one card of each conversation: all of them or none. */
    async reproposeMany(person: Person, ids: string[]): Promise<{ actions: Action[] }> {
      const open = (await gate.repropose(decider(person, 'batch'), ids)).flatMap((outcome, _, outcomes) =>
        outcome.verdict === 'proposed' || outcome.verdict === 'repeat'
          ? [outcome]
          : refuseAll(person, 'not_all_reproposable', outcomes),
      );
      return { actions: open.map(({ action }) => render(person, action)) };
    },
  };

  /** Nothing of a request for several was done: the problem tells which lines stand in the way, and how they are. */
  function refuseAll(
    person: Person,
    code: 'not_all_undoable' | 'not_all_reproposable',
    refused: Array<{ verdict: string; why?: string; action?: ActionRecord }>,
  ): never {
    if (refused.some(({ verdict }) => verdict === 'not_found'))
      throw new AppError('not_found', 'one of these actions is not there');
    const actions = refused.flatMap(({ action }) => (action ? [render(person, action)] : []));
    const [why] = refused.flatMap((outcome) => outcome.why ?? []);
    const titles = quoteAll(
      actions.map(({ subject }) => subject),
      person.locale,
    );
    throw new AppError(code, `${actions.length} lines stand in the way`, { actions, why, titles });
  }

  function lineResult(person: Person, { id, verdict, action }: ConfirmOutcome): BatchResult {
    if (!action) return { id, status: 'not_found', code: 'not_found' };
    const shown = render(person, action);
    const isDone = verdict === 'run' || verdict === 'repeat';
    return {
      id,
      status: shown.status,
      action: shown,
      ...(isDone ? { todos: action.result?.todos ?? [] } : { code: verdict }),
    };
  }
}

/** Several changes of one todo that were taken back leave it in one state: the last. */
function newestOfEach(todos: TodoRecord[]): TodoRecord[] {
  const newest = new Map<string, TodoRecord>();
  for (const todo of todos)
    if (todo.version >= (newest.get(todo.id)?.version ?? 0)) newest.set(todo.id, todo);
  return [...newest.values()];
}

/** Titles in a sentence. */
function quoteAll(titles: string[], locale: Locale): string {
  const quoted = [...new Set(titles)].map((title) => `“${title}”`);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(quoted);
}

function codeOf(verdict: Exclude<ConfirmOutcome['verdict'], 'run' | 'repeat'>): ErrorCode {
  // A single line has no siblings that could hold it back.
  return verdict === 'not_committed' ? 'internal' : verdict;
}

export type DecisionService = ReturnType<typeof createDecisionService>;
