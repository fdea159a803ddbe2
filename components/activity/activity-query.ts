import { type ActionStatus, actionStatuses } from '@/lib/contract/action';

/** What the list shows, as the controls hold it: empty means everything. */
export type ActivityFilter = {
  q: string;
  kind: '' | 'action' | 'own';
  tool: string;
  status: '' | ActionStatus;
  from: string;
  to: string;
};

export const everything: ActivityFilter = { q: '', kind: '', tool: '', status: '', from: '', to: '' };

export const isNarrowed = (filter: ActivityFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '');

export const readStatus = (value: string): ActivityFilter['status'] =>
  actionStatuses.find((status) => status === value) ?? '';

export const readKind = (value: string): ActivityFilter['kind'] =>
  (['action', 'own'] as const).find((kind) => kind === value) ?? '';

/** The query of `GET /api/activity` and of its export: only what narrows, with the zone in which days begin. */
export function activityQuery(
  filter: ActivityFilter,
  timeZone: string,
  rest: Record<string, string> = {},
): string {
  const set = Object.entries(filter).flatMap(([name, value]) => {
    const trimmed = value.trim();
    return trimmed === '' ? [] : [[name, trimmed]];
  });
  return new URLSearchParams([...set, ['timeZone', timeZone], ...Object.entries(rest)]).toString();
}
