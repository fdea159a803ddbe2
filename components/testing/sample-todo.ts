import type { Todo } from '@/lib/contract/todo';

/** An ordinary todo for tests; `changes` are what the test is about. */
export const sampleTodo = (changes: Partial<Todo> = {}): Todo => ({
  id: 't1',
  title: 'Water the plants',
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
  createdAt: '2026-11-30T00:00:00Z',
  updatedAt: '2026-11-30T00:00:00Z',
  version: 1,
  ...changes,
});
