import { z } from 'zod';

/**
 * What a model answers to an edit. `arguments` are all arguments after the change, not only the changed ones;
 * they are validated with the tool's own schema afterwards, whatever the model says.
 */
export const cardEditSchema = z.object({
  outcome: z.enum(['changed', 'other_tool', 'not_understood']),
  tool: z.string().optional(),
  arguments: z.record(z.string(), z.unknown()).optional(),
});
export type CardEdit = z.infer<typeof cardEditSchema>;

export type EditRequest = {
  tool: string;
  toolDescription: string;
  /** JSON schema of the tool's arguments. */
  schema: unknown;
  arguments: Record<string, unknown>;
  /** What the todo that it changes is called; a new one has its title among the arguments. */
  todoTitle?: string;
  instruction: string;
};

/** The last user message of an edit call. A provider without structured output finds the whole format here. */
export function writeEditPrompt(request: EditRequest): string {
  return [
    `A card is open. It proposes the tool ${request.tool} (${request.toolDescription}) with these arguments:`,
    `<arguments>\n${JSON.stringify(request.arguments)}\n</arguments>`,
    ...(request.todoTitle === undefined
      ? []
      : [`The todo that it changes is called:\n<todo>\n${JSON.stringify(request.todoTitle)}\n</todo>`]),
    `The arguments follow this JSON schema:\n<schema>\n${JSON.stringify(request.schema)}\n</schema>`,
    `The person wants the card changed:\n<instruction>\n${request.instruction}\n</instruction>`,
    'Answer with one JSON object and nothing else. Call no tool.',
    '- The instruction changes fields: {"outcome":"changed","arguments":{all arguments after the change; leave out a field that is taken away}}.',
    '- It asks for another tool of this thread on the same todo: {"outcome":"other_tool","tool":"name","arguments":{…}}.',
    '- You cannot tell what to change: {"outcome":"not_understood"}.',
    'Change only what the instruction says. When the due time moves, a reminder given as {"at"} moves with it.',
  ].join('\n\n');
}
