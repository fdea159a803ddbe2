import { z } from 'zod';
import { type Locale, locales } from '@/lib/contract/locale';
import type { ReadContext } from '@/lib/language/types';
import type { ModelCall } from '../sdk-types';

type PromptMessage = ModelCall['prompt'][number];
type Tools = NonNullable<ModelCall['tools']>;

export type ToolCall = { id: string; name: string; input: Record<string, unknown> };
/** A call with its result; `result` is an object, whatever the provider format made of it. */
export type AnsweredCall = ToolCall & { result: ToolResult };
export type ToolResult = { status: string } & Record<string, unknown>;
/** What the assistant did in one step: words and calls. */
export type Step = { text: string; calls: AnsweredCall[] };
/** One message of the person and all steps that followed it. */
export type Exchange = { said: string; steps: Step[] };

/** Everything that the engine may go by: the prompt and the tools, as any model gets them. */
export type Situation = {
  context: ReadContext;
  /** The language of the pages, for words that answer to no message. */
  interfaceLocale: Locale;
  tools: ReadonlySet<string>;
  skills: string[];
  /** Oldest first; the last one is being answered now. */
  exchanges: Exchange[];
};

/** Makes the typed situation out of a prompt. What it cannot read it leaves out; it never throws. */
export function readPrompt(options: Pick<ModelCall, 'prompt' | 'tools'>): Situation {
  const system = options.prompt.find((message) => message.role === 'system')?.content ?? '';
  const now = /^Now: (\d{4}-\d{2}-\d{2}T\d{2}:\d{2})/m.exec(system)?.[1] ?? '1970-01-01T00:00';
  const named = /^Interface language: (\w+)/m.exec(system)?.[1];
  const interfaceLocale = locales.find((locale) => locale === named) ?? 'en';
  const tools = options.tools ?? [];
  return {
    context: { now, locale: interfaceLocale },
    interfaceLocale,
    tools: new Set(tools.map((tool) => tool.name)),
    skills: skillsOf(tools),
    exchanges: exchangesOf(options.prompt),
  };
}

const nameEnumSchema = z.object({ properties: z.object({ name: z.object({ enum: z.array(z.string()) }) }) });

function skillsOf(tools: Tools): string[] {
  const readSkill = tools.find((tool) => tool.type === 'function' && tool.name === 'read_skill');
  if (readSkill?.type !== 'function') return [];
  const schema = nameEnumSchema.safeParse(readSkill.inputSchema);
  return schema.success ? schema.data.properties.name.enum : [];
}

function exchangesOf(prompt: PromptMessage[]): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const message of prompt) {
    if (message.role === 'system') continue;
    if (message.role === 'user') exchanges.push({ said: textOf(message), steps: [] });
    const current = exchanges.at(-1);
    if (!current) continue;
    if (message.role === 'assistant') current.steps.push(stepOf(message));
    if (message.role === 'tool') addResults(current.steps, message);
  }
  return exchanges;
}

function textOf(message: Extract<PromptMessage, { role: 'user' | 'assistant' }>): string {
  const texts: string[] = [];
  for (const part of message.content) if (part.type === 'text') texts.push(part.text);
  return texts.join('\n');
}

const objectSchema = z.record(z.string(), z.unknown());

function stepOf(message: Extract<PromptMessage, { role: 'assistant' }>): Step {
  const calls: AnsweredCall[] = [];
  for (const part of message.content) {
    if (part.type !== 'tool-call') continue;
    const input = objectSchema.safeParse(part.input);
    calls.push({
      id: part.toolCallId,
      name: part.toolName,
      input: input.success ? input.data : {},
      result: { status: 'pending' },
    });
  }
  return { text: textOf(message), calls };
}

const resultSchema = z.looseObject({ status: z.string() });

function addResults(steps: Step[], message: Extract<PromptMessage, { role: 'tool' }>): void {
  for (const part of message.content) {
    if (part.type !== 'tool-result') continue;
    const call = steps.flatMap((step) => step.calls).find((each) => each.id === part.toolCallId);
    if (!call) continue;
    const value = part.output.type === 'json' ? part.output.value : undefined;
    const result = resultSchema.safeParse(value);
    call.result = result.success
      ? result.data
      : { status: part.output.type.startsWith('error') ? 'failed' : 'done' };
  }
}
