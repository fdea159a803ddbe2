import type { ModelMessage } from 'ai';
import type { ToolCallRecord } from '@/db/queries/actions';
import type { MessageRecord } from '@/db/queries/threads';
import type { ActionRecord } from '@/lib/gate/action';
import { resultOfCall } from '@/lib/gate/tool-results';
import type { Skill } from '@/lib/skills/catalogue';
import type { ToolResult } from '@/lib/tools/define-tool';

/** Everything stored about a thread, in the order in which it happened. */
export type ThreadRows = { messages: MessageRecord[]; calls: ToolCallRecord[]; actions: ActionRecord[] };

type AssistantContent = Extract<Extract<ModelMessage, { role: 'assistant' }>['content'], unknown[]>;
type ToolContent = Extract<ModelMessage, { role: 'tool' }>['content'];

/**
 * The thread as a model reads it: made anew from the rows each time, so each tool call has exactly one result, as things stand now,
 * whatever happened since. Words that decided or edited a card are no messages here; they show in the call's result.
 */
export function toModelMessages(
  { messages, calls, actions }: ThreadRows,
  now: Date,
  skills: Skill[],
): ModelMessage[] {
  const told = calls.map((call) => ({ ...call, output: withInstructions(call, skills) }));
  const callsByMessage = Map.groupBy(told, (call) => call.messageId);
  const actionsByCall = Map.groupBy(actions, (action) => action.toolCallId);
  return messages.flatMap((message): ModelMessage[] => {
    if (message.role === 'user') {
      if (message.kind === 'decision') return [];
      return [{ role: 'user', content: message.parts.map((part) => part.text).join('\n') }];
    }
    return stepsOf(message, callsByMessage.get(message.id) ?? []).flatMap((step) =>
      toStepMessages(step, actionsByCall, now),
    );
  });
}

/** The text of a skill is the same in every thread, so what reading it gave is stored without, and completed here with the text as it is today. */
function withInstructions({ tool, output }: ToolCallRecord, skills: Skill[]): ToolCallRecord['output'] {
  if (tool !== 'read_skill' || output?.status !== 'done') return output;
  const skill = skills.find((known) => known.name === output.skill);
  return skill ? { ...output, tools: skill.tools, instructions: skill.instructions } : output;
}

/**
 * The thread as a call without tools may read it: what was said. Services refuse a history with tool calls when no tools are
 * declared beside it.
 */
export function toSpokenMessages(messages: MessageRecord[]): ModelMessage[] {
  return messages.flatMap((message): ModelMessage[] => {
    const said = message.kind === 'decision' ? [] : message.parts.filter((part) => part.by !== 'nod');
    const content = said.map((part) => part.text).join('\n');
    return content === '' ? [] : [{ role: message.role, content }];
  });
}

/**
 * Up to what the model has to answer. A turn that broke off left words without an end; many services take a last message of
 * the assistant as the beginning of their own answer, and others refuse it.
 */
export function untilAnswerIsDue(messages: ModelMessage[]): ModelMessage[] {
  return messages.slice(0, messages.findLastIndex((message) => message.role !== 'assistant') + 1);
}

export type StepRows = { step: number; text: string; calls: ToolCallRecord[] };

/** The steps of an assistant message: what it said and which tools it called in each. Nod's own words are left out. */
export function stepsOf(message: MessageRecord, calls: ToolCallRecord[]): StepRows[] {
  const steps = new Map<number, StepRows>();
  const at = (step: number): StepRows => {
    const known = steps.get(step) ?? { step, text: '', calls: [] };
    steps.set(step, known);
    return known;
  };
  for (const part of message.parts) if (part.by !== 'nod') at(part.step).text += part.text;
  for (const call of calls) at(call.step).calls.push(call);
  return [...steps.values()].sort((a, b) => a.step - b.step);
}

function toStepMessages(
  step: StepRows,
  actionsByCall: Map<string, ActionRecord[]>,
  now: Date,
): ModelMessage[] {
  const content: AssistantContent = [
    ...(step.text === '' ? [] : [{ type: 'text' as const, text: step.text }]),
    ...step.calls.map((call) => ({
      type: 'tool-call' as const,
      toolCallId: call.id,
      toolName: call.tool,
      input: call.arguments,
    })),
  ];
  if (content.length === 0) return [];
  const results: ToolContent = step.calls.map((call) => ({
    type: 'tool-result' as const,
    toolCallId: call.id,
    toolName: call.tool,
    output: {
      type: 'json' as const,
      value: jsonOf(resultOfCall(call.output as ToolResult | null, actionsByCall.get(call.id) ?? [], now)),
    },
  }));
  return [
    { role: 'assistant', content },
    ...(results.length > 0 ? [{ role: 'tool' as const, content: results }] : []),
  ];
}

type JsonOutput = Extract<
  Extract<ToolContent[number], { type: 'tool-result' }>['output'],
  { type: 'json' }
>['value'];

/** Through JSON once: dates and absent keys become what a provider will see. */
function jsonOf(value: ToolResult): JsonOutput {
  return JSON.parse(JSON.stringify(value)) as JsonOutput;
}
