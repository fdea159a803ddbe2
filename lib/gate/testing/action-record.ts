import type { Todo } from '@/lib/contract/todo';
import type { ActionRecord } from '../action';

/** The moment at which every record of this file was proposed; it expires five minutes later. */
export const PROPOSED_AT = new Date('2026-12-01T01:00:00Z');
export const EXPIRES_AT = new Date('2026-12-01T01:05:00Z');
export const minutesLater = (minutes: number): Date => new Date(PROPOSED_AT.getTime() + minutes * 60_000);

/** A pending "add a todo", with whatever a test says differently. */
export function actionRecord(changes: Partial<ActionRecord> = {}): ActionRecord {
  const input = changes.arguments ?? { title: 'call the dentist', dueDate: '2026-12-02', dueTime: '15:00' };
  return {
    userId: 'usr_1',
    id: 'act_1',
    batchId: 'bat_1',
    threadId: 'thr_1',
    turnId: 'trn_1',
    messageId: 'msg_1',
    toolCallId: 'call_1',
    line: 0,
    agent: 'nod',
    tool: 'todo_add',
    schemaVersion: 1,
    risk: 'medium',
    status: 'pending',
    version: 1,
    arguments: input,
    proposedArguments: input,
    timeZone: 'Asia/Shanghai',
    target: null,
    findings: { evidence: {}, warnings: [], conflicts: [], alternatives: [] },
    proposedAt: PROPOSED_AT,
    expiresAt: EXPIRES_AT,
    firstSeenAt: null,
    decidedAt: null,
    decidedBySession: null,
    decidedOnDevice: null,
    decidedHow: null,
    decidedVersion: null,
    reason: null,
    said: [],
    result: null,
    undo: null,
    undoneAt: null,
    replaces: null,
    ...changes,
  };
}

/** A todo as a card keeps it. */
export function todoOf(changes: Partial<Todo> = {}): Todo {
  return {
    id: 'tod_1',
    title: 'pay the rent',
    notes: '',
    dueDate: '2026-12-01',
    dueTime: null,
    timeZone: 'Asia/Shanghai',
    durationMinutes: null,
    recurrence: null,
    priority: 0,
    list: null,
    tags: [],
    subtasks: [],
    reminders: [],
    status: 'open',
    source: 'person',
    completedAt: null,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    ...changes,
  };
}

/** A record about an existing todo. */
export function aboutTodo(
  tool: string,
  todo: Todo = todoOf(),
  changes: Partial<ActionRecord> = {},
): ActionRecord {
  return actionRecord({
    tool,
    target: { todoId: todo.id, version: todo.version, todo },
    arguments: { id: todo.id },
    ...changes,
  });
}
