import type { Locale } from '@/lib/contract/locale';
import { changeFields } from '@/lib/contract/todo';
import { AppError } from '@/lib/errors';
import { type Say, sayIn } from '@/lib/i18n/server/translate';
import { findWriteTool } from '@/lib/tools/registry';
import { addFields } from '@/lib/tools/todo-fields';
import type { Coverage } from './grants';
import { MANY } from './policy';

/** What an offer that was asked for in words covers: the whole kind, up to medium risk. Throws `not_found` for what is no write tool. */
export function coverageOfTool(name: string): Coverage {
  if (!findWriteTool(name)) throw new AppError('not_found', `write tool ${name}`);
  return { tool: name, maxRisk: 'medium', fields: fieldsOfTool(name), maxLines: MANY };
}

function fieldsOfTool(name: string): string[] {
  if (name === 'todo_add') return Object.keys(addFields).sort();
  return name === 'todo_update' ? Object.keys(changeFields).sort() : [];
}

/** Exactly what is covered, as one sentence. */
export function coverWords({ tool, fields, maxLines }: Coverage, say: Say): string {
  const labels = fields.map((field) => say(`card.label.${field}`)).join(say('grant.between'));
  return say(`grant.covers.${tool}`, { count: maxLines, fields: labels });
}

export const offerWords = (tool: string, locale: Locale): string =>
  coverWords(coverageOfTool(tool), sayIn(locale));
