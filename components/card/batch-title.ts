'use client';
import { useTranslations } from 'next-intl';
import type { Action } from '@/lib/contract/action';

const kinds = ['add', 'change', 'complete', 'reopen', 'delete'] as const;
type Kind = (typeof kinds)[number] | 'mixed';

const KIND_OF_TOOL: Record<string, Kind> = {
  todo_add: 'add',
  plan_add: 'add',
  todo_update: 'change',
  plan_reschedule: 'change',
  todo_complete: 'complete',
  todo_reopen: 'reopen',
  todo_delete: 'delete',
};

/** What the lines have in common; an unknown tool is a change like any other. */
export function kindOf(actions: readonly Pick<Action, 'tool'>[]): Kind {
  const found = new Set(actions.map(({ tool }) => KIND_OF_TOOL[tool] ?? 'mixed'));
  const [kind] = found;
  return found.size === 1 && kind ? kind : 'mixed';
}

/** The first line of a card: "Add 5 todos", 新建 5 条待办; "5 changes" when they are of several kinds; one action by its own title. */
export function useBatchTitle(): (actions: readonly Action[]) => string {
  const t = useTranslations('batch');
  return (actions) => {
    const [first] = actions;
    if (first && actions.length === 1) return first.title;
    return t(kindOf(actions), { count: actions.length });
  };
}
