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
  reference: z.string().optional(),
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

/** Reads files with a case on each line. Throws with file and line when one is not a case. */
export function readCases(files: string[]): EvalCase[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (!line.trim()) return [];
        const parsed = caseSchema.safeParse(JSON.parse(line));
        if (!parsed.success) throw new Error(`${file}:${index + 1}: ${z.prettifyError(parsed.error)}`);
        return [parsed.data];
      }),
  );
}

/** The person's clock of a case, to the minute. */
export function nowOf({ reference }: EvalCase): string {
  return (reference ?? '2026-12-01T09:00').slice(0, 16);
}
