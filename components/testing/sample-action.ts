import type { Action } from '@/lib/contract/action';

/** An ordinary proposal for tests; `changes` are what the test is about. */
export const sampleAction = (changes: Partial<Action> = {}): Action => ({
  id: 'a1',
  batchId: 'b1',
  threadId: 't1',
  turnId: 'turn',
  agent: 'nod',
  tool: 'todo_add',
  risk: 'medium',
  status: 'pending',
  version: 1,
  arguments: {},
  title: 'Add a todo',
  subject: 'Water the plants',
  fields: [],
  warnings: [],
  conflicts: [],
  proposedAt: '2026-12-01T01:00:00Z',
  expiresAt: '2026-12-01T01:05:00Z',
  undoable: false,
  reproposable: false,
  ...changes,
});
