import { hasWords, type Say } from '@/lib/i18n/server/translate';
import { allTools } from '@/lib/tools/registry';

/** A tool's name in the reader's language; one without a name there (it is gone from the registry) keeps its own. */
export function toolLabel(tool: string, say: Say): string {
  const key = `records.tool.${tool}`;
  return hasWords(key) ? say(key) : tool;
}

/** The tools that an action can be of, in the order of the registry. */
export function namedTools(say: Say): Array<{ tool: string; label: string }> {
  return allTools()
    .filter((tool) => tool.kind === 'write')
    .map(({ name }) => ({ tool: name, label: toolLabel(name, say) }));
}
