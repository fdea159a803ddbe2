import { z } from 'zod';
import type { Db } from '@/db/client';
import { overlaps } from '@/lib/todos/conflicts';
import type { Arguments, ToolResult, WriteTool } from '@/lib/tools/define-tool';
import { findTool, findWriteTool } from '@/lib/tools/registry';
import { sameValue } from '@/lib/tools/todo-fields';
import type { ActionRecord } from './action';
import type { GrantedLine } from './grants';
import { type Inspection, inspect } from './inspect';
import { refusal } from './tool-results';

/** One call of a write tool by an agent, as it came: nothing about it is trusted. */
export type ProposedCall = {
  toolCallId: string;
  tool: string;
  arguments: unknown;
  /** The service sent arguments that were no JSON object. */
  malformed?: boolean;
};

/** What a call is judged by. */
export type JudgeContext = {
  userId: string;
  /** Tools of the skills that were read in this thread. */
  allowed: ReadonlySet<string>;
  /** What the person wrote, newest last: the ground for the evidence. */
  words: string[];
  now: Date;
  timeZone: string;
};

type Line = { tool: WriteTool; arguments: Arguments };
export type Checked = Line & { inspection: Extract<Inspection, { ok: true }> };
export type Judged = { call: ProposedCall; result: ToolResult } | { call: ProposedCall; lines: Checked[] };

/** What is good to be proposed, of all calls, in their order. */
export function checkedLines(judged: Judged[]): Checked[] {
  return judged.flatMap((entry) => ('lines' in entry ? entry.lines : []));
}

export function grantedLines(judged: Judged[]): GrantedLine[] {
  return checkedLines(judged).map(({ tool, arguments: input, inspection }) => ({
    tool: tool.name,
    arguments: input,
    effect: inspection.effect,
    findings: inspection.findings,
  }));
}

/** Lines of one card that want the same time: nothing in the list stands there yet, so the card itself says it. */
export function noteOverlaps(lines: Checked[]): void {
  const slots = lines.map(({ tool, arguments: input, inspection }) =>
    tool.slot(input, inspection.target?.todo ?? null),
  );
  for (const [index, line] of lines.entries()) {
    const slot = slots[index];
    const other = slots.find(
      (candidate, at) => at !== index && slot && candidate && overlaps(slot, candidate),
    );
    if (other)
      line.inspection.findings.warnings.push({ code: 'overlaps_line', data: { title: other.title } });
  }
}

/** Parsed lines of the calls before this one in the same step, to recognise an equal repeat. */
export function linesOf(judged: Judged[]): Array<{ tool: string; arguments: Arguments }> {
  return judged.flatMap((entry) =>
    'lines' in entry ? entry.lines.map((line) => ({ tool: line.tool.name, arguments: line.arguments })) : [],
  );
}

export async function judgeCall(
  tx: Db,
  request: JudgeContext,
  call: ProposedCall,
  before: Array<
    Pick<ActionRecord, 'tool' | 'arguments'> & Partial<Pick<ActionRecord, 'proposedArguments' | 'status'>>
  >,
): Promise<Judged> {
  const parsed = parseCall(request, call);
  if ('result' in parsed) return { call, result: parsed.result };
  const lines: Checked[] = [];
  for (const line of parsed.lines) {
    const repeat = before.find((entry) => isRepeat(entry, line));
    if (repeat) return { call, result: refusal('repeat', { previous: repeat.status ?? 'pending' }) };
    const target = line.tool.targetOf(line.arguments);
    const sameStep = [
      ...before.filter((entry) => !('status' in entry)),
      ...lines.map(({ tool, arguments: input }) => ({ tool: tool.name, arguments: input })),
    ];
    if (target && sameStep.some((entry) => findWriteTool(entry.tool)?.targetOf(entry.arguments) === target)) {
      return { call, result: refusal('same_todo', {}) };
    }
    const inspection = await inspect(tx, { ...request, tool: line.tool, arguments: line.arguments });
    if (!inspection.ok) {
      const [problem] = inspection.problems;
      if (problem?.problem === 'not_found')
        return { call, result: { status: 'not_found', arguments: line.arguments } };
      return {
        call,
        result: refusal(problem?.problem ?? 'invalid_arguments', { errors: inspection.problems }),
      };
    }
    lines.push({ ...line, inspection });
  }
  return { call, lines };
}

function isRepeat(
  entry: Pick<ActionRecord, 'tool' | 'arguments'> & Partial<Pick<ActionRecord, 'proposedArguments'>>,
  line: Line,
): boolean {
  if (entry.tool !== line.tool.name) return false;
  return (
    sameValue(entry.arguments, line.arguments) ||
    (entry.proposedArguments !== undefined && sameValue(entry.proposedArguments, line.arguments))
  );
}

function parseCall(request: JudgeContext, call: ProposedCall): { lines: Line[] } | { result: ToolResult } {
  const tool = findTool(call.tool);
  if (!tool || tool.kind === 'read') return { result: refusal('unknown_tool', { tool: call.tool }) };
  if (!request.allowed.has(call.tool)) return { result: refusal('skill_not_read', { tool: call.tool }) };
  if (call.malformed) return { result: refusal('malformed_arguments', {}) };
  const parsed = tool.schema.safeParse(call.arguments);
  if (!parsed.success) {
    return {
      result: refusal('invalid_arguments', {
        errors: z.flattenError(parsed.error).fieldErrors,
        message: z.prettifyError(parsed.error),
      }),
    };
  }
  if (tool.kind === 'write') return { lines: [{ tool, arguments: parsed.data }] };
  return {
    lines: tool.expand(parsed.data).map((line) => {
      const lineTool = findWriteTool(line.tool);
      if (!lineTool) throw new Error(`${tool.name} expands to ${line.tool}, which is no write tool`);
      return { tool: lineTool, arguments: lineTool.schema.parse(line.arguments) };
    }),
  };
}
