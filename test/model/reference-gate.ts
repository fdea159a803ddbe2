import type { ActionStatus } from '@/lib/contract/action';

/**
 * What the gate is supposed to do, as simply as it can be said: plain objects, no database, no concurrency, nothing shared with the gate's own
 * code. The model-based test runs both side by side.
 */
export type ReferenceTodo = {
  id: string;
  title: string;
  /** A slot of the day, or none. Two open todos in one slot are in each other's way. */
  slot: string | null;
  isDone: boolean;
  isTrashed: boolean;
  version: number;
};

export type ReferenceAction = {
  id: string;
  kind: 'add' | 'change' | 'complete' | 'delete';
  status: ActionStatus;
  version: number;
  title: string;
  slot: string | null;
  target: string | null;
  targetVersion: number;
  shownConflicts: Set<string>;
  isHigh: boolean;
  expiresAt: number;
  endedAt: number;
  decidedVersion: number;
  batch: string;
  /** The card that the agent proposed, however often its lines were proposed again. */
  origin: string;
  /** The action it proposes again. */
  replaces: string | null;
  replacedBy: string | null;
  undo: { todo: string; before: ReferenceTodo | null; after: ReferenceTodo } | null;
};

export type ReferenceLine = Pick<ReferenceAction, 'id' | 'kind' | 'title' | 'slot' | 'target'>;

export type ConfirmAnswer =
  | 'run'
  | 'repeat'
  | 'already_decided'
  | 'expired'
  | 'version_changed'
  | 'acknowledgement_required'
  | 'target_gone'
  | 'target_changed'
  | 'conflict';

const MINUTE = 60_000;
const LIFETIME = 5 * MINUTE;
const DAY = 24 * 60 * MINUTE;

export class ReferenceGate {
  now: number;
  readonly todos = new Map<string, ReferenceTodo>();
  readonly actions = new Map<string, ReferenceAction>();

  constructor(now: number) {
    this.now = now;
  }

  /** A card with these lines was stored; whatever was open makes way. */
  propose(batch: string, lines: ReferenceLine[]): void {
    for (const action of this.openOnes())
      this.end(action, this.now >= action.expiresAt ? 'expired' : 'superseded');
    for (const line of lines) this.open({ ...line, batch, origin: batch, replaces: null });
    for (const line of lines) this.get(line.id).isHigh = this.existingIn(batch) > 5;
  }

  confirm(id: string, version: number, acknowledge: number | null): ConfirmAnswer {
    const action = this.get(id);
    if (action.status === 'confirmed' && action.decidedVersion === version) return 'repeat';
    if (action.status === 'expired') return 'expired';
    if (action.status !== 'pending') return 'already_decided';
    if (this.now >= action.expiresAt) {
      this.end(action, 'expired');
      return 'expired';
    }
    if (action.version !== version) return 'version_changed';
    if (action.isHigh && acknowledge !== 1) return 'acknowledgement_required';
    const target = action.target === null ? null : this.live(action.target);
    if (action.target !== null && !target) {
      this.end(action, 'failed');
      return 'target_gone';
    }
    if (target && target.version !== action.targetVersion) {
      this.redraw(action);
      return 'target_changed';
    }
    const conflicts = this.conflictsOf(action);
    if ([...conflicts].some((other) => !action.shownConflicts.has(other))) {
      this.redraw(action);
      return 'conflict';
    }
    this.run(action, target);
    return 'run';
  }

  cancel(id: string, version: number): 'run' | 'repeat' | 'already_decided' | 'expired' | 'version_changed' {
    const action = this.get(id);
    if (action.status === 'cancelled') return 'repeat';
    const blocked = this.blocked(action, version);
    if (blocked) return blocked;
    this.end(action, 'cancelled');
    return 'run';
  }

  /** Sets the title of an open line. */
  edit(
    id: string,
    version: number,
    title: string,
  ): 'edited' | 'already_decided' | 'expired' | 'version_changed' | 'invalid' {
    const action = this.get(id);
    const blocked = this.blocked(action, version);
    if (blocked) return blocked;
    if (action.kind === 'complete' || action.kind === 'delete') return 'invalid';
    const target = action.target === null ? null : this.live(action.target);
    if (action.target !== null && (!target || target.title === title)) return 'invalid';
    action.title = title;
    action.version += 1;
    action.targetVersion = target?.version ?? 0;
    action.shownConflicts = this.conflictsOf(action);
    action.isHigh = this.existingIn(action.batch) > 5;
    for (const other of this.openOnes()) {
      const isCardmate = other.batch === action.batch && this.now < other.expiresAt;
      if (isCardmate) other.expiresAt = this.now + LIFETIME;
    }
    return 'edited';
  }

  undo(id: string): 'undone' | 'repeat' | 'not_undoable' {
    const action = this.get(id);
    if (action.status === 'undone') return 'repeat';
    if (action.status !== 'confirmed' || !action.undo) return 'not_undoable';
    const todo = this.todo(action.undo.todo);
    const { before, after } = action.undo;
    // What somebody did to it since and took back again is no change.
    const isAsLeft = (['title', 'slot', 'isDone', 'isTrashed'] as const).every(
      (part) => todo[part] === after[part],
    );
    if (!isAsLeft) return 'not_undoable';
    const version = todo.version + 1;
    this.todos.set(todo.id, before ? { ...before, version } : { ...todo, isTrashed: true, version });
    action.status = 'undone';
    return 'undone';
  }

  /** What was done last is taken back first; null: one of them can't be, so none is. */
  undoAll(ids: string[]): Array<'undone' | 'repeat'> | null {
    const before = structuredClone({ todos: [...this.todos], actions: [...this.actions] });
    const latestFirst = [...ids].sort(
      (a, b) => (this.get(b).undo?.after.version ?? 0) - (this.get(a).undo?.after.version ?? 0),
    );
    const answers = new Map(latestFirst.map((id) => [id, this.undo(id)]));
    if (![...answers.values()].includes('not_undoable'))
      return ids.map((id) => answers.get(id) as 'undone' | 'repeat');
    this.todos.clear();
    this.actions.clear();
    for (const [id, todo] of before.todos) this.todos.set(id, todo);
    for (const [id, action] of before.actions) this.actions.set(id, action);
    return null;
  }

  repropose(id: string, newId: string): 'proposed' | 'repeat' | 'not_reproposable' {
    return this.reproposeAll([id], [newId])?.[0] ?? 'not_reproposable';
  }

  /** Whether actions that ended may be proposed again, and if so, that they were, under these ids; null: one of them may not, so none was. */
  reproposeAll(ids: string[], newIds: string[]): Array<'proposed' | 'repeat'> | null {
    const actions = ids.map((id) => this.get(id));
    const fresh = actions.filter((action) => !action.replacedBy);
    if (!fresh.every((action) => this.mayComeBack(action))) return null;
    if (fresh.length > 0) this.openAgain(actions, fresh, newIds);
    return actions.map((action) => (fresh.includes(action) ? 'proposed' : 'repeat'));
  }

  private mayComeBack(action: ReferenceAction): boolean {
    const isExpired =
      action.status === 'expired' || (action.status === 'pending' && this.now >= action.expiresAt);
    const ended = isExpired ? action.expiresAt : action.endedAt;
    const may = isExpired || action.status === 'cancelled' || action.status === 'failed';
    if (!may || this.now - ended >= DAY) return false;
    const target = action.target === null ? null : this.live(action.target);
    if (action.target !== null && (!target || (action.kind === 'complete' && target.isDone))) return false;
    return action.kind !== 'change' || target?.title !== action.title;
  }

  /** On the card that is open, if a line of the same origin stands there; else on a card of their own. */
  private openAgain(named: ReferenceAction[], fresh: ReferenceAction[], newIds: string[]): void {
    for (const action of fresh) if (action.status === 'pending') this.end(action, 'expired');
    const others = this.openOnes().filter((other) => this.now < other.expiresAt);
    const isJoined = others.some((other) => named.some(({ origin }) => origin === other.origin));
    if (!isJoined) for (const other of others) this.end(other, 'superseded');
    const batch = (isJoined && others[0]?.batch) || `again ${newIds.join()}`;
    const opened = fresh.map((action) => {
      const id = newIds[named.indexOf(action)] ?? '';
      action.replacedBy = id;
      this.open({ ...action, id, batch, replaces: action.id });
      return this.get(id);
    });
    for (const action of opened) action.isHigh = this.existingIn(batch) > 5;
  }

  /** The person's own edit in the list. */
  rename(id: string, title: string): void {
    const todo = this.todo(id);
    todo.title = title;
    todo.version += 1;
  }

  private open(line: ReferenceLine & Pick<ReferenceAction, 'batch' | 'origin' | 'replaces'>): void {
    const action: ReferenceAction = {
      id: line.id,
      kind: line.kind,
      title: line.title,
      slot: line.slot,
      target: line.target,
      batch: line.batch,
      origin: line.origin,
      replaces: line.replaces,
      isHigh: false,
      status: 'pending',
      version: 1,
      targetVersion: line.target === null ? 0 : this.todo(line.target).version,
      shownConflicts: new Set(),
      expiresAt: this.now + LIFETIME,
      endedAt: 0,
      decidedVersion: 0,
      replacedBy: null,
      undo: null,
    };
    action.shownConflicts = this.conflictsOf(action);
    this.actions.set(line.id, action);
  }

  private openOnes(): ReferenceAction[] {
    return [...this.actions.values()].filter((action) => action.status === 'pending');
  }

  /** Lines of a card, still open, that change or delete what exists. */
  private existingIn(batch: string): number {
    return this.openOnes().filter((action) => action.batch === batch && action.kind !== 'add').length;
  }

  private blocked(
    action: ReferenceAction,
    version: number,
  ): 'expired' | 'already_decided' | 'version_changed' | null {
    if (action.status === 'expired') return 'expired';
    if (action.status !== 'pending') return 'already_decided';
    if (this.now >= action.expiresAt) {
      this.end(action, 'expired');
      return 'expired';
    }
    return action.version === version ? null : 'version_changed';
  }

  private run(action: ReferenceAction, target: ReferenceTodo | null): void {
    action.status = 'confirmed';
    action.endedAt = this.now;
    action.decidedVersion = action.version;
    const before = target ? { ...target } : null;
    const id = target?.id ?? `of ${action.id}`;
    const todo: ReferenceTodo = target ?? {
      id,
      title: '',
      slot: null,
      isDone: false,
      isTrashed: false,
      version: 0,
    };
    if (action.kind === 'add') Object.assign(todo, { title: action.title, slot: action.slot });
    if (action.kind === 'change') todo.title = action.title;
    if (action.kind === 'complete') todo.isDone = true;
    if (action.kind === 'delete') todo.isTrashed = true;
    todo.version += 1;
    this.todos.set(id, todo);
    action.undo = { todo: id, before, after: { ...todo } };
  }

  private redraw(action: ReferenceAction): void {
    const target = action.target === null ? null : this.live(action.target);
    const isPointless =
      (action.kind === 'complete' && target?.isDone) ||
      (action.kind === 'change' && target?.title === action.title);
    if (isPointless) {
      this.end(action, 'failed');
      return;
    }
    action.version += 1;
    action.targetVersion = target?.version ?? 0;
    action.shownConflicts = this.conflictsOf(action);
  }

  private end(action: ReferenceAction, status: ActionStatus): void {
    action.status = status;
    action.endedAt = this.now;
  }

  /** Open todos in the slot that an add wants. Nothing else here takes a slot. */
  private conflictsOf(action: ReferenceAction): Set<string> {
    if (action.kind !== 'add' || action.slot === null) return new Set();
    const inTheWay = [...this.todos.values()].filter(
      (todo) => todo.slot === action.slot && !todo.isDone && !todo.isTrashed,
    );
    return new Set(inTheWay.map((todo) => todo.id));
  }

  private live(id: string): ReferenceTodo | null {
    const todo = this.todo(id);
    return todo.isTrashed ? null : todo;
  }

  private todo(id: string): ReferenceTodo {
    const todo = this.todos.get(id);
    if (!todo) throw new Error(`the reference knows no todo ${id}`);
    return todo;
  }

  get(id: string): ReferenceAction {
    const action = this.actions.get(id);
    if (!action) throw new Error(`the reference knows no action ${id}`);
    return action;
  }
}
