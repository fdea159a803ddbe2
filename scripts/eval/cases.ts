import { readFileSync } from 'node:fs';
import { z } from 'zod';

const ruleSpecSchema = z.looseObject({ freq: z.string() });
const stringOrNumber = z.union([z.string(), z.number()]);

/** One acceptable answer: a moment, a range, a length of time, or a repetition. A null asserts as little as an absent key. */
const answerSchema = z.looseObject({
  date: z.string().nullish(),
  time: z.string().nullish(),
  end_date: z.string().nullish(),
  end_time: z.string().nullish(),
  seconds: stringOrNumber.optional(),
  part_default: z.string().optional(),
  freq: z.string().optional(),
});
export type ExpectedAnswer = z.infer<typeof answerSchema>;

const expectSchema = z.looseObject({
  kind: z.string(),
  intent: z.string().optional(),
  accept: z.array(z.string()).optional(),
  title: z.string().optional(),
  title_contains: z.union([z.string(), z.array(z.string())]).optional(),
  has_date: z.boolean().optional(),
  recurrence: z
    .union([z.string(), ruleSpecSchema, z.array(z.union([z.string(), ruleSpecSchema]))])
    .optional(),
  any: z.array(answerSchema).optional(),
});

export const tasks = ['date', 'recurrence', 'quickadd', 'intent'] as const;

const caseSchema = z.looseObject({
  id: z.string(),
  source: z.string(),
  lang: z.string(),
  task: z.enum(tasks),
  input: z.string(),
  /** The person's wall clock, "2026-12-01T09:00", perhaps with seconds and more. */
  reference: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/, 'not a day and time (YYYY-MM-DDTHH:mm)')
    .optional(),
  fair: z.boolean().optional(),
  expect: expectSchema,
});
export type EvalCase = z.infer<typeof caseSchema>;

/** What one case was answered with. A key that is absent was not found. */
export type Prediction = {
  id: string;
  intent?: string;
  title?: string;
  date?: string | null;
  time?: string | null;
  endDate?: string | null;
  endTime?: string | null;
  durationSeconds?: number | null;
  recurrence?: string | null;
  priority?: number | null;
};

/** A file that is no case file: the message says where and why in one line, for the person at the terminal. */
export class CaseFileError extends Error {
  override name = 'CaseFileError';
}

/** Reads files with a case on each line. Throws a `CaseFileError` with file and line when one is not a case. */
export function readCases(files: string[]): EvalCase[] {
  const cases = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (line.trim() ? [caseOf(line, `${file}, line ${index + 1}`)] : [])),
  );
  if (cases.length === 0) throw new CaseFileError(`${files.join(', ')}: no case in there`);
  return cases;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new CaseFileError(`${file}: ${code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`}`);
  }
}

function caseOf(line: string, where: string): EvalCase {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new CaseFileError(`${where}: not JSON; a case is one JSON object a line`);
  }
  const parsed = caseSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the case'}: ${message}`,
  );
  throw new CaseFileError(`${where}: ${problems.join('; ')}`);
}

/** The person's clock of a case, to the minute. */
export function nowOf({ reference }: EvalCase): string {
  return (reference ?? '2026-12-01T09:00').slice(0, 16);
}
