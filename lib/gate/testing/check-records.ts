import type { Rows } from '@/db/testing/rows';

type TodoRow = Rows['todos'][number];
type AuditRow = Rows['audit'][number];

/**
 * What does not fit together in everything that is stored of one person, one line for each problem. It holds after every path and every crash:
 * a todo has exactly the history that its audit tells, and what a card says was done is what was done.
 */
export function recordProblems(rows: Rows): string[] {
  return [
    ...rows.todos.flatMap((todo) => todoProblems(todo, rows)),
    ...rows.actions.flatMap((action) => actionProblems(action, rows)),
    ...rows.audit.flatMap((entry) => entryProblems(entry, rows)),
    ...openCardProblems(rows),
  ];
}

/** Each version of a todo has one audit row, and they join up from its making to what it is now. */
function todoProblems(todo: TodoRow, rows: Rows): string[] {
  const history = rows.audit
    .filter((entry) => entry.todoId === todo.id)
    .sort((a, b) => versionOf(a.after) - versionOf(b.after));
  const problems: string[] = [];
  if (history.length !== todo.version)
    problems.push(`todo ${todo.id} has version ${todo.version} and ${history.length} audit rows`);
  for (const [index, entry] of history.entries()) {
    if (versionOf(entry.after) !== index + 1)
      problems.push(`todo ${todo.id}: version ${index + 1} is missing`);
    if ((entry.before === null) !== (index === 0)) problems.push(`todo ${todo.id}: made more than once`);
    if (entry.before && versionOf(entry.before) !== index)
      problems.push(`todo ${todo.id}: version ${index + 1} did not come from ${index}`);
  }
  const last = history.at(-1)?.after ?? {};
  for (const field of ['title', 'dueDate', 'dueTime', 'notes', 'priority', 'status'] as const) {
    if (last[field] !== todo[field]) problems.push(`todo ${todo.id}: ${field} is not what the audit says`);
  }
  if ((last.deletedAt ?? null) !== (todo.deletedAt?.toISOString() ?? null))
    problems.push(`todo ${todo.id}: its trash is not what the audit says`);
  if (todo.source === 'assistant' && !rows.actions.some((action) => action.id === todo.actionId))
    problems.push(`todo ${todo.id} was added by no action`);
  return problems;
}

/** A confirmed action wrote once, an undone one wrote and took back once, any other wrote nothing. */
function actionProblems(action: Rows['actions'][number], rows: Rows): string[] {
  const writes = rows.audit.filter((entry) => entry.actionId === action.id && entry.todoId !== null);
  const undone = writes.filter((entry) => entry.event === 'undone').length;
  const done = writes.length - undone;
  const expected = action.status === 'confirmed' ? [1, 0] : action.status === 'undone' ? [1, 1] : [0, 0];
  const problems: string[] = [];
  if (done !== expected[0] || undone !== expected[1])
    problems.push(
      `action ${action.id} is ${action.status} and wrote ${done} times, took back ${undone} times`,
    );
  const made = rows.todos.filter((todo) => todo.actionId === action.id);
  if (action.tool === 'todo_add' && made.length !== expected[0])
    problems.push(`action ${action.id} is ${action.status} and made ${made.length} todos`);
  if (expected[0] === 1 && (action.result?.todoIds.length !== 1 || !action.undo))
    problems.push(`action ${action.id} has no result or no way back`);
  if (expected[0] === 0 && action.result)
    problems.push(`action ${action.id} is ${action.status} and has a result`);
  return problems;
}

/** Who wrote, and on what ground. */
function entryProblems(entry: AuditRow, rows: Rows): string[] {
  if (entry.todoId === null) return [];
  const problems: string[] = [];
  if (!rows.todos.some((todo) => todo.id === entry.todoId))
    problems.push(`audit ${entry.id} is of a lost todo`);
  if (entry.sessionId === null) problems.push(`audit ${entry.id} names no session`);
  if (entry.actor === 'person' && entry.actionId !== null)
    problems.push(`audit ${entry.id}: by hand, and by an action`);
  if (entry.actor === 'decision' && !rows.actions.some((action) => action.id === entry.actionId))
    problems.push(`audit ${entry.id}: a decision about no action`);
  if (entry.actor !== 'person' && entry.actor !== 'decision')
    problems.push(`audit ${entry.id}: a todo was written by ${entry.actor}`);
  return problems;
}

/** One open card a thread. */
function openCardProblems(rows: Rows): string[] {
  const pending = rows.actions.filter((action) => action.status === 'pending');
  return [...Map.groupBy(pending, (action) => action.threadId)].flatMap(([threadId, actions]) => {
    const batches = new Set(actions.map((action) => action.batchId));
    return batches.size > 1 ? [`thread ${threadId} has ${batches.size} open cards`] : [];
  });
}

function versionOf(value: Record<string, unknown> | null): number {
  return typeof value?.version === 'number' ? value.version : Number.NaN;
}
