import { expect } from 'vitest';
import { listBatch } from '@/db/queries/actions';
import { insertMessages, insertThreads } from '@/db/queries/threads';
import { insertPerson, readRows } from '@/db/testing/rows';
import { START, type World } from '@/lib/agent/testing/world';
import type { ActionRecord } from '@/lib/gate/action';
import type { Decider } from '@/lib/gate/end-action';
import { newId } from '@/lib/ids';
import { allTools } from '@/lib/tools/registry';
import { ReferenceGate, type ReferenceLine } from './reference-gate';
import type { Step } from './steps';

const TOOL = {
  add: 'todo_add',
  change: 'todo_update',
  complete: 'todo_complete',
  delete: 'todo_delete',
} as const;
const ALLOWED = new Set(allTools().map((tool) => tool.name));
const SLOTS = { A: '10:00', B: '15:00' } as const;

/** One person, one thread, the gate and its reference, driven by the same steps. */
export class Trial {
  readonly #world: World;
  readonly userId = newId('user');
  readonly strangerId = newId('user');
  readonly threadId = newId('thread');
  readonly messageId = newId('message');
  readonly reference = new ReferenceGate(START.getTime());
  /** Ids of actions in the order in which they came, and of todos, real and in the reference. */
  readonly actions: string[] = [];
  readonly realTodo = new Map<string, string>();
  #titles = 0;

  constructor(world: World) {
    this.#world = world;
  }

  get now(): Date {
    return new Date(this.reference.now);
  }

  async begin(): Promise<void> {
    const { db } = this.#world.database;
    await insertPerson(db, this.userId, START);
    await insertPerson(db, this.strangerId, START);
    const { userId, threadId } = this;
    await insertThreads(db, [
      {
        userId,
        id: threadId,
        title: 't',
        createdAt: START,
        updatedAt: START,
        nextPosition: 2,
      },
    ]);
    const shared = {
      userId,
      threadId,
      turnId: newId('turn'),
      batchIds: [],
      steps: 0,
      errorCode: null,
      timeZone: 'UTC',
      locale: 'en' as const,
      createdAt: START,
    };
    await insertMessages(db, [
      {
        ...shared,
        id: this.messageId,
        position: 0,
        role: 'assistant',
        kind: 'chat',
        clientMessageId: null,
        parts: [],
        state: 'awaiting',
      },
    ]);
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'propose':
        return this.#propose(step.lines);
      case 'propose many':
        return this.#propose(
          this.#liveTodos().map((_, index) => ({ kind: step.kind, slot: null, pick: index })),
        );
      case 'wait':
        this.reference.now += step.minutes * 60_000;
        return;
      case 'rename by hand':
        return this.#rename(step.pick);
      case 'crash':
        return this.#crash(step.pick);
      case 'undo several':
      case 'repropose several':
        return this.#decideSeveral(step);
      default:
        return this.#decide(step);
    }
  }

  async #propose(wanted: Array<{ kind: string; slot: string | null; pick: number }>): Promise<void> {
    const lines = this.#linesOf(wanted);
    if (lines.length === 0) return;
    const batchId = newId('batch');
    const { actions } = await this.#world.services.gate.propose({
      userId: this.userId,
      threadId: this.threadId,
      turnId: newId('turn'),
      messageId: this.messageId,
      batchId,
      step: 0,
      agent: 'nod',
      calls: lines.map((line) => ({
        toolCallId: newId('call'),
        tool: TOOL[line.kind],
        arguments: this.#argumentsOf(line),
      })),
      allowed: ALLOWED,
      words: [],
      now: this.now,
      timeZone: 'UTC',
    });
    const stored = await listBatch(this.#world.database.db, { userId: this.userId, batchId });
    expect(stored).toHaveLength(lines.length);
    // What the card is drawn from is what a decision will find.
    expect(actions).toEqual(stored);
    this.reference.propose(
      batchId,
      lines.map((line, index) => ({ ...line, id: (stored[index] as ActionRecord).id })),
    );
    this.actions.push(...stored.map((action) => action.id));
  }

  /** Lines that may be proposed: about live todos, each once, and nothing that is already so. */
  #linesOf(wanted: Array<{ kind: string; slot: string | null; pick: number }>): ReferenceLine[] {
    const taken = new Set<string>();
    return wanted.flatMap(({ kind, slot, pick: at }): ReferenceLine[] => {
      const title = `title ${++this.#titles}`;
      if (kind === 'add') return [{ id: '', kind, title, slot, target: null }];
      const live = this.#liveTodos().filter(
        (todo) => !taken.has(todo.id) && !(kind === 'complete' && todo.isDone),
      );
      const todo = live[at % Math.max(1, live.length)];
      if (!todo) return [];
      taken.add(todo.id);
      return [{ id: '', kind: kind as ReferenceLine['kind'], title, slot: null, target: todo.id }];
    });
  }

  #argumentsOf(line: ReferenceLine): Record<string, unknown> {
    if (line.kind === 'add') {
      return {
        title: line.title,
        ...(line.slot && { dueDate: '2026-12-20', dueTime: SLOTS[line.slot as keyof typeof SLOTS] }),
      };
    }
    const id = this.realTodo.get(line.target as string);
    return line.kind === 'change' ? { id, title: line.title } : { id };
  }

  #liveTodos() {
    return [...this.reference.todos.values()].filter((todo) => !todo.isTrashed);
  }

  async #decide(step: Extract<Step, { pick: number; who: string }>): Promise<void> {
    const id = this.actions[step.pick % Math.max(1, this.actions.length)];
    if (!id) return;
    const { gate } = this.#world.services;
    const decider = this.#decider(step.who);
    const known = this.reference.get(id).version;
    const version =
      !('version' in step) || step.version === 'current'
        ? known
        : step.version === 'old'
          ? known - 1
          : known + 7;
    if (step.who === 'stranger') {
      const answers = [
        await gate.undo(decider, id),
        ...(await gate.repropose(decider, [id])),
        await gate.cancel(decider, { id, version }),
      ];
      const [confirmed] = await gate.confirm(decider, { actions: [{ id, version }], acknowledge: 1 });
      expect([...answers, confirmed].map((answer) => answer?.verdict)).toEqual(Array(4).fill('not_found'));
      return;
    }
    switch (step.do) {
      case 'confirm': {
        const acknowledge = step.acknowledge ?? undefined;
        const [outcome] = await gate.confirm(decider, { actions: [{ id, version }], acknowledge });
        expect(outcome?.verdict).toBe(this.reference.confirm(id, version, step.acknowledge));
        const todoId = outcome?.action?.result?.todoIds[0];
        const own = this.reference.get(id).undo?.todo;
        if (todoId && own) this.realTodo.set(own, todoId);
        return;
      }
      case 'cancel':
        expect((await gate.cancel(decider, { id, version })).verdict).toBe(
          this.reference.cancel(id, version),
        );
        return;
      case 'edit': {
        const title = `title ${++this.#titles}`;
        const stored = await gate.find(this.userId, id);
        const edited = { ...stored?.arguments, title };
        expect((await gate.edit(decider, { id, version, arguments: edited })).verdict).toBe(
          this.reference.edit(id, version, title),
        );
        return;
      }
      case 'undo':
        expect((await gate.undo(decider, id)).verdict).toBe(this.reference.undo(id));
        return;
      case 'repropose': {
        const [outcome] = await gate.repropose(decider, [id]);
        const newOne = outcome?.verdict === 'proposed' ? outcome.action.id : 'none';
        expect(outcome?.verdict).toBe(this.reference.repropose(id, newOne));
        if (outcome?.verdict === 'proposed') this.actions.push(newOne);
      }
    }
  }

  /** Several at once, in any order and some of them twice: all or none, as if the person had done one after the other. */
  async #decideSeveral(step: Extract<Step, { picks: number[] }>): Promise<void> {
    const ids = step.picks.flatMap((at) => this.actions[at % Math.max(1, this.actions.length)] ?? []);
    if (ids.length === 0) return;
    const { gate } = this.#world.services;
    const decider = this.#decider('one device');
    const named = [...new Set(ids)];
    if (step.do === 'undo several') {
      const outcomes = await gate.undoAll(decider, ids);
      const wanted = this.reference.undoAll(named);
      if (!wanted) expect(outcomes.map(({ verdict }) => verdict)).toContain('not_undoable');
      else expect(outcomes.map(({ verdict }) => verdict)).toEqual(wanted);
      return;
    }
    const outcomes = await gate.repropose(decider, ids);
    const isRefused = outcomes.some(({ verdict }) => verdict === 'not_reproposable');
    const newOnes = outcomes.map((outcome) => (outcome.verdict === 'proposed' ? outcome.action.id : 'none'));
    const wanted = this.reference.reproposeAll(named, newOnes);
    if (!wanted) expect(isRefused).toBe(true);
    else expect(outcomes.map(({ verdict }) => verdict)).toEqual(wanted);
    const opened = outcomes.flatMap((outcome) => (outcome.verdict === 'proposed' ? [outcome.action] : []));
    expect(new Set(opened.map(({ batchId }) => batchId)).size).toBeLessThanOrEqual(1);
    this.actions.push(...opened.map(({ id }) => id));
  }

  /** The server dies at the last instant before the commit: nothing of the confirm may stand. */
  async #crash(at: number): Promise<void> {
    const id = this.actions[at % Math.max(1, this.actions.length)];
    if (!id) return;
    const { version } = this.reference.get(id);
    const dying = this.#world.database.db.transaction(async (tx) => {
      await this.#world.services.gate.confirm(
        this.#decider('one device'),
        { actions: [{ id, version }], acknowledge: 1 },
        tx,
      );
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
  }

  async #rename(at: number): Promise<void> {
    const live = this.#liveTodos();
    const todo = live[at % Math.max(1, live.length)];
    if (!todo) return;
    const title = `title ${++this.#titles}`;
    const person = { userId: this.userId, sessionId: 'by hand', now: this.now };
    await this.#world.services.todos.update(
      person,
      this.realTodo.get(todo.id) as string,
      { title },
      undefined,
      'UTC',
    );
    this.reference.rename(todo.id, title);
  }

  #decider(name: string): Decider {
    const userId = name === 'stranger' ? this.strangerId : this.userId;
    return { userId, sessionId: name, how: 'button', now: this.now };
  }

  /** The database holds what the reference says, no more and no less, and the audit has every version of every todo. */
  async compare(): Promise<void> {
    const rows = await readRows(this.#world.database.db, this.userId);
    const stored = rows.actions.map((row) => [row.id, row.status, row.version]);
    const wanted = [...this.reference.actions.values()].map((action) => [
      action.id,
      action.status,
      action.version,
    ]);
    expect(stored.sort()).toEqual(wanted.sort());
    const todos = rows.todos.map((row) => [
      row.id,
      row.title,
      row.status === 'done',
      row.deletedAt !== null,
      row.version,
    ]);
    const wantedTodos = [...this.reference.todos.values()].map((todo) => [
      this.realTodo.get(todo.id),
      todo.title,
      todo.isDone,
      todo.isTrashed,
      todo.version,
    ]);
    expect(todos.sort()).toEqual(wantedTodos.sort());
    for (const row of rows.todos) {
      const trail = rows.audit.filter((entry) => entry.todoId === row.id);
      expect(trail).toHaveLength(row.version);
      expect(trail.every((entry) => entry.actor === 'person' || entry.actionId !== null)).toBe(true);
    }
    expect((await readRows(this.#world.database.db, this.strangerId)).todos).toEqual([]);
  }
}
