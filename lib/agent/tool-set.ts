import { dynamicTool, jsonSchema, type ToolSet } from 'ai';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { refusal } from '@/lib/gate/tool-results';
import type { Logger } from '@/lib/log';
import type { Skill } from '@/lib/skills/catalogue';
import { storableJson } from '@/lib/storable-text';
import type { ReadTool, ToolResult } from '@/lib/tools/define-tool';
import { allTools, findTool, schemaOf } from '@/lib/tools/registry';
import type { StepCollector } from './step-collector';
import type { TurnJournal } from './turn-journal';

/** Name under which a call to a tool that does not exist reaches our code. Never shown to a model. */
export const UNKNOWN_TOOL = 'unknown_tool';

export type ToolSetOptions = {
  db: Db;
  userId: string;
  timeZone: string;
  now: () => Date;
  skills: Skill[];
  /** Skills read in this thread; grows when read_skill runs. */
  readSkills: Set<string>;
  /** Tools of those skills, at this moment. */
  allowed: () => ReadonlySet<string>;
  collector: StepCollector;
  journal: TurnJournal;
  step: () => number;
  isMalformed: (toolCallId: string) => boolean;
  log: Logger;
  /** Something of ours failed: nothing more may happen in this turn. */
  onFatal: (error: unknown) => void;
};

/**
 * Every tool as the SDK sees it. The SDK checks no arguments, so that whatever a model sends reaches our own checks and is answered with
 * structure. A write tool's `execute` has one way to go: the gate.
 */
export function createToolSet(options: ToolSetOptions): ToolSet {
  const entries = allTools().map((tool) => [
    tool.name,
    dynamicTool({
      description: tool.description,
      inputSchema: jsonSchema(schemaOf(tool)),
      execute: guarded(options, (input, toolCallId) =>
        tool.kind === 'read'
          ? runRead(options, tool, input, toolCallId)
          : options.collector.add({
              toolCallId,
              tool: tool.name,
              arguments: input,
              malformed: options.isMalformed(toolCallId),
            }),
      ),
    }),
  ]);
  return {
    ...Object.fromEntries(entries),
    read_skill: dynamicTool({
      description: `Read a skill before its tools can be used. Skills: ${options.skills.map((skill) => skill.name).join(', ')}.`,
      inputSchema: jsonSchema({
        type: 'object',
        properties: { name: { type: 'string', enum: options.skills.map((skill) => skill.name) } },
        required: ['name'],
        additionalProperties: false,
      }),
      execute: guarded(options, async (input, toolCallId) => {
        const { instructions, ...stored } = readSkill(options, input);
        record(options, toolCallId, 'read_skill', input, stored);
        return { ...stored, ...(instructions !== undefined && { instructions }) };
      }),
    }),
    [UNKNOWN_TOOL]: dynamicTool({
      description: 'Answers a call to a tool that does not exist.',
      inputSchema: jsonSchema({ type: 'object' }),
      execute: guarded(options, async (input, toolCallId) => {
        const { tool } = unknownCallSchema.parse(input);
        const result = refusal('unknown_tool', { tool, available: [...options.allowed(), 'read_skill'] });
        record(options, toolCallId, tool, {}, result);
        return result;
      }),
    }),
  };
}

const unknownCallSchema = z.object({ tool: z.string() });

type Execute = (input: unknown, toolCallId: string) => Promise<ToolResult>;

/** A failure of ours ends the turn: the SDK would hand its text to the model and go on. */
function guarded({ onFatal }: ToolSetOptions, execute: Execute) {
  return async (input: unknown, { toolCallId }: { toolCallId: string }): Promise<ToolResult> => {
    try {
      return await execute(storableJson(input), toolCallId);
    } catch (error) {
      onFatal(error);
      throw error;
    }
  };
}

async function runRead(
  options: ToolSetOptions,
  tool: ReadTool,
  input: unknown,
  toolCallId: string,
): Promise<ToolResult> {
  const result = await checkAndRun(options, tool, input, toolCallId);
  record(options, toolCallId, tool.name, input, result);
  return result;
}

async function checkAndRun(
  options: ToolSetOptions,
  tool: ReadTool,
  input: unknown,
  toolCallId: string,
): Promise<ToolResult> {
  if (!options.allowed().has(tool.name)) return refusal('skill_not_read', { tool: tool.name });
  if (options.isMalformed(toolCallId)) return refusal('malformed_arguments', {});
  const parsed = tool.schema.safeParse(input);
  if (!parsed.success) return refusal('invalid_arguments', { message: z.prettifyError(parsed.error) });
  return tool.run(
    { db: options.db, userId: options.userId, now: options.now(), timeZone: options.timeZone },
    parsed.data,
  );
}

function readSkill({ skills, readSkills, journal, now }: ToolSetOptions, input: unknown): ToolResult {
  const name = z.object({ name: z.string() }).safeParse(input).data?.name;
  const skill = skills.find((candidate) => candidate.name === name);
  if (!skill)
    return refusal('invalid_arguments', {
      message: `no such skill; there are ${skills.map((known) => known.name).join(', ')}`,
    });
  if (!readSkills.has(skill.name)) {
    readSkills.add(skill.name);
    journal.addSkill(skill.name, now());
  }
  const { name: read, tools, instructions } = skill;
  return { status: 'done', skill: read, tools, instructions };
}

function record(
  { journal, step, now, log }: ToolSetOptions,
  id: string,
  tool: string,
  input: unknown,
  output: ToolResult,
): void {
  journal.addCall({ id, step: step(), tool, arguments: input, output }, now());
  log.info({ tool, step: step(), status: output.status, skill: output.skill }, 'tool answered');
}

/** Gives a call to an unknown name to the tool that answers it. Arguments were never checked, so nothing else needs repair. */
export function repairUnknownTool(toolName: string): { toolName: string; input: string } | null {
  return findTool(toolName) || toolName === 'read_skill' || toolName === UNKNOWN_TOOL
    ? null
    : { toolName: UNKNOWN_TOOL, input: JSON.stringify({ tool: toolName }) };
}
