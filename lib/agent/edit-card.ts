import { generateText, type ModelMessage, Output } from 'ai';
import { listMessages, listThreadSkills } from '@/db/queries/threads';
import type { Locale } from '@/lib/contract/locale';
import { AppError } from '@/lib/errors';
import type { ActionRecord } from '@/lib/gate/action';
import type { EditOutcome } from '@/lib/gate/edit';
import type { Decider } from '@/lib/gate/end-action';
import { logger } from '@/lib/log';
import { readSettings } from '@/lib/settings/settings-service';
import { toolsOf } from '@/lib/skills/catalogue';
import { isNestedTooDeeply, storableJson } from '@/lib/storable-text';
import type { Arguments } from '@/lib/tools/define-tool';
import { findWriteTool, schemaOf } from '@/lib/tools/registry';
import type { AgentOptions, Speaker } from './agent-options';
import { type CardEdit, cardEditSchema, writeEditPrompt } from './edit-prompt';
import { writeInstructions } from './instructions';
import { toSpokenMessages } from './message-history';

export type InstructedEdit = EditOutcome | { verdict: 'not_understood' };

/**
 * Edits a card by an instruction in words: a model call with the tool's schema and the thread's context, whose answer is checked by the gate
 * like any proposal. No transaction is open while the model thinks; the version sees to it that a decision in between wins.
 */
export async function editByInstruction(
  { db, gate, model, skills }: AgentOptions,
  speaker: Speaker,
  request: {
    action: ActionRecord;
    version: number;
    instruction: string;
    locale: Locale;
    how: Decider['how'];
  },
  abort?: AbortSignal,
): Promise<InstructedEdit> {
  const { action, instruction } = request;
  const tool = findWriteTool(action.tool);
  if (!tool) throw new Error(`action ${action.id} names the tool ${action.tool}, which is not registered`);
  const now = speaker.clock.now();
  const [messages, { workingHours }] = await Promise.all([
    listMessages(db, action),
    readSettings(db, speaker.userId),
  ]);
  const history = toSpokenMessages(messages);
  const edit = await askModel({
    model,
    instructions: writeInstructions({
      now,
      timeZone: speaker.timeZone,
      locale: request.locale,
      workingHours,
      skills,
      readSkills: skills.filter((skill) => skill.tools.includes(tool.name)),
    }),
    messages: [
      ...history,
      {
        role: 'user',
        content: writeEditPrompt({
          tool: tool.name,
          toolDescription: tool.description,
          schema: schemaOf(tool),
          arguments: action.arguments,
          todoTitle: action.target?.todo.title,
          instruction,
        }),
      },
    ],
    abort,
    log: { actionId: action.id, turnId: action.turnId },
  });
  if (edit.outcome === 'not_understood' || !edit.arguments || isNestedTooDeeply(edit.arguments))
    return { verdict: 'not_understood' };
  const decider: Decider = {
    userId: speaker.userId,
    sessionId: speaker.sessionId,
    device: speaker.device,
    how: request.how,
    now: speaker.clock.now(),
  };
  const read = await listThreadSkills(db, action);
  return gate.edit(decider, {
    allowedTools: toolsOf(skills, read),
    id: action.id,
    version: request.version,
    arguments: withoutEmpty(storableJson(edit.arguments) as Arguments),
    instruction,
    ...(edit.outcome === 'other_tool' && edit.tool ? { tool: edit.tool } : {}),
  });
}

async function askModel(call: {
  model: AgentOptions['model'];
  instructions: string;
  messages: ModelMessage[];
  abort: AbortSignal | undefined;
  log: Record<string, string>;
}): Promise<CardEdit> {
  try {
    const { output, usage } = await generateText({
      model: call.model.model,
      instructions: call.instructions,
      messages: call.messages,
      output: Output.object({ schema: cardEditSchema, name: 'card_edit' }),
      providerOptions: call.model.providerOptions,
      abortSignal: call.abort,
      maxRetries: 1,
    });
    logger.info({ ...call.log, model: call.model.name, outcome: output.outcome, usage }, 'card edit');
    return output;
  } catch (error) {
    throw new AppError('model_unavailable', 'the model did not answer the edit', {}, { cause: error });
  }
}

/** Models write null for "not set"; a new todo has no such fields. Null stays where a change takes a value away. */
function withoutEmpty(input: Arguments): Arguments {
  if (typeof input.id === 'string') return input;
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
