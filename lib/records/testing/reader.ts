import type { TestPerson, World } from '@/lib/agent/testing/world';
import type { Action } from '@/lib/contract/action';
import type { Locale } from '@/lib/contract/locale';
import {
  type ActionEntry,
  type ActivityEntry,
  activityExportQuerySchema,
  activityQuerySchema,
  insightsQuerySchema,
} from '@/lib/contract/records';

/** The person at their browser. */
export const at = (person: TestPerson, locale: Locale = 'en') => ({
  ...person.clicker(),
  device: 'Firefox on macOS',
  locale,
});

/** What people read of their records, and how they make some, in one world. */
export function readerIn(world: () => World) {
  const records = () => world().services.records;
  const activity = (person: TestPerson, query: Record<string, unknown> = {}, locale: Locale = 'en') =>
    records().activity(at(person, locale), activityQuerySchema.parse(query));
  return {
    activity,

    insights: (person: TestPerson, query: Record<string, unknown> = {}) =>
      records().insights(at(person), insightsQuerySchema.parse(query)),

    async exported(person: TestPerson, query: Record<string, unknown>): Promise<string> {
      const pieces: string[] = [];
      for await (const piece of records().export(at(person), activityExportQuerySchema.parse(query)))
        pieces.push(piece);
      return pieces.join('');
    },

    async propose(person: TestPerson, words: string): Promise<Action> {
      const { actions, text } = await person.say(words);
      const [action] = actions;
      if (!action) throw new Error(`no card for "${words}": ${text}`);
      return action;
    },

    confirm: (person: TestPerson, action: Action) =>
      world().services.decisions.confirm(at(person), { id: action.id, version: action.version }),

    async entryOf(person: TestPerson, id: string, locale: Locale = 'en'): Promise<ActionEntry> {
      const { entries } = await activity(person, {}, locale);
      const entry = entries.find((candidate) => candidate.id === id);
      if (entry?.kind !== 'action') throw new Error(`no entry of ${id}`);
      return entry;
    },
  };
}

export const titles = (entries: ActivityEntry[]) =>
  entries.map((entry) =>
    entry.kind === 'action' ? entry.action.subject : (entry.todo?.title ?? entry.title),
  );
