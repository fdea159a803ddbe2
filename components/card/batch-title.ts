'use client';
import { useTranslations } from 'next-intl';
import type { Action } from '@/lib/contract/action';

const kinds = ['add', 'change', 'complete', 'reopen', 'delete'] as const;
export type BatchKind = (typeof kinds)[number] | 'move' | 'mixed';

const KIND_OF_TOOL: Record<string, BatchKind> = {
  todo_add: 'add',
  plan_add: 'add',
  todo_update: 'change',
  plan_reschedule: 'change',
  todo_complete: 'complete',
  todo_reopen: 'reopen',
  todo_delete: 'delete',
};
const MOVED = ['dueDate', 'dueTime', 'reminders'];

type Line = Pick<Action, 'tool' | 'fields'>;

function kindOfLine({ tool, fields }: Line): BatchKind {
  const kind = KIND_OF_TOOL[tool] ?? 'mixed';
  const names = fields.map(({ name }) => name);
  const onlyMoves = names.some((name) => name !== 'reminders') && names.every((name) => MOVED.includes(name));
  return kind === 'change' && onlyMoves ? 'move' : kind;
}

/** What the lines have in common; an unknown tool is a change like any other. */
export function kindOf(actions: readonly Line[]): BatchKind {
  const found = new Set(actions.map(kindOfLine));
  const [kind] = found;
  if (found.size === 2 && found.has('move') && found.has('change')) return 'change';
  return found.size === 1 && kind ? kind : 'mixed';
}

/**
 * The first line of a card: "Add 5 todos", 新建 5 条待办; "5 changes" when they are of several kinds; one action by its own title. Once it is done, "Added 5
 * todos".
 */
export function useBatchTitle(): (actions: readonly Action[], isDone?: boolean) => string {
  const t = useTranslations();
  return (actions, isDone = false) => {
    const [first] = actions;
    if (first && actions.length === 1) return first.title;
    return t(`${isDone ? 'batchDone' : 'batch'}.${kindOf(actions)}`, { count: actions.length });
  };
}
