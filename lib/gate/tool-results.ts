import type { ToolResult, ToolStatus } from '@/lib/tools/define-tool';
import { sameValue } from '@/lib/tools/todo-fields';
import { type ActionRecord, statusAt } from './action';

const WHY: Record<string, string> = {
  unknown_tool: 'There is no such tool.',
  skill_not_read: 'This tool belongs to a skill that was not read in this thread. Call read_skill first.',
  malformed_arguments: 'The arguments were not a JSON object.',
  invalid_arguments: 'The arguments do not fit the schema. Correct them and call again.',
  repeat: 'The same thing was already proposed in this turn. Do not propose it again.',
  same_todo: 'Another call of this step is about the same todo. Put all its changes into one call.',
  nothing_changes: 'The todo already is like this, so there is nothing to change.',
  needs_date: 'A time, a recurrence or a reminder needs a dueDate.',
  never_occurs: 'This recurrence never happens from its dueDate on. Correct the rule or the date.',
  already_done: 'This todo is already done.',
  already_open: 'This todo is already open.',
};

/** The answer to a call that is not proposed: a code, what it means, and what would help. */
export function refusal(reason: string, details: Record<string, unknown>): ToolResult {
  return { status: 'refused', reason, message: WHY[reason] ?? 'This cannot be done.', ...details };
}

/**
 * The result of a write tool call as it is now: it is its actions, never stored beside them. So at every moment and after every crash
 * each call has exactly one result. Without actions and without an output the turn broke off before the gate answered.
 */
export function resultOfCall(stored: ToolResult | null, actions: ActionRecord[], now: Date): ToolResult {
  if (stored) return stored;
  const lines = newestLines(actions);
  if (lines.length === 0)
    return {
      status: 'failed',
      reason: 'interrupted',
      message: 'The turn broke off here. Nothing was changed.',
    };
  const results = lines.map((action) => resultOfAction(action, now));
  if (results.length === 1) return results[0] as ToolResult;
  const statuses = new Set(results.map((result) => result.status));
  const status: ToolStatus = statuses.size === 1 ? (results[0] as ToolResult).status : mixedStatus(statuses);
  return { status, lines: results };
}

/** Of actions that took each other's place, the last one counts. */
function newestLines(actions: ActionRecord[]): ActionRecord[] {
  const replaced = new Set(actions.map((action) => action.replaces));
  return actions.filter((action) => !replaced.has(action.id)).sort((a, b) => a.line - b.line);
}

function mixedStatus(statuses: Set<ToolStatus>): ToolStatus {
  if (statuses.has('awaiting_confirmation')) return 'awaiting_confirmation';
  return statuses.has('done') ? 'done' : 'cancelled';
}

function resultOfAction(action: ActionRecord, now: Date): ToolResult {
  const about = { tool: action.tool, arguments: action.arguments };
  switch (statusAt(action, now)) {
    case 'pending':
      return { status: 'awaiting_confirmation', ...about };
    case 'confirmed':
      return { status: 'done', ...about, todos: action.result?.todos ?? [], ...noteOf(action) };
    case 'undone':
      return {
        status: 'cancelled',
        reason: 'undone',
        ...about,
        note: 'It was done, and the person undid it.',
      };
    case 'cancelled':
      return { status: 'cancelled', reason: action.reason ?? 'cancelled', ...about };
    case 'expired':
      return {
        status: 'expired',
        ...about,
        note: 'The time to confirm ran out. Nothing was changed. This is not a refusal.',
      };
    case 'superseded':
      return { status: 'superseded', reason: action.reason ?? 'superseded', ...about };
    case 'failed':
      return { status: 'failed', reason: action.reason ?? 'failed', ...about };
  }
}

function noteOf(action: ActionRecord): Record<string, unknown> {
  if (action.decidedHow === 'grant') {
    return {
      granted: true,
      note: 'A standing permission of the person covered it, so it ran. Tell them what was done.',
    };
  }
  if (sameValue(action.arguments, action.proposedArguments)) return {};
  return {
    edited: true,
    note: 'The person changed the card before confirming. These arguments are what ran.',
  };
}
