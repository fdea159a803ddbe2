import { z } from 'zod';
import { askUser } from './ask-user';
import type { Tool, WriteTool } from './define-tool';
import { grantOffer } from './grant-offer';
import { planFreeSlots } from './plan-free-slots';
import { planAdd, planReschedule } from './plan-write';
import { todoAdd } from './todo-add';
import { todoSearch } from './todo-search';
import { todoComplete, todoDelete, todoReopen } from './todo-state';
import { todoUpdate } from './todo-update';

/** Everything the assistant can do. A tool is `read` or `write` because its definition says so. */
const tools: readonly Tool[] = [
  todoSearch,
  askUser,
  grantOffer,
  todoAdd,
  todoUpdate,
  todoComplete,
  todoReopen,
  todoDelete,
  planFreeSlots,
  planAdd,
  planReschedule,
];

const byName = new Map(tools.map((tool) => [tool.name, tool]));

export const allTools = (): readonly Tool[] => tools;

export const findTool = (name: string): Tool | undefined => byName.get(name);

export function findWriteTool(name: string): WriteTool | undefined {
  const tool = byName.get(name);
  return tool?.kind === 'write' ? tool : undefined;
}

/** Made once: it is a tenth of the work of a turn otherwise. */
const schemas = new Map(
  tools.map((tool) => {
    const { $schema: _dialect, ...schema } = z.toJSONSchema(tool.schema, { io: 'input' });
    return [tool.name, schema as Record<string, unknown>];
  }),
);

/** The arguments of a tool of the registry as a JSON schema, as any model is shown them. */
export function schemaOf(tool: Tool): Record<string, unknown> {
  const schema = schemas.get(tool.name);
  if (!schema) throw new RangeError(`${tool.name} is not in the registry`);
  return schema;
}
