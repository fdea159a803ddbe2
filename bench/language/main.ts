import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findWhen } from '@/lib/language/dates/find-when';
import { understand } from '@/lib/language/understand';
import { hostileTexts } from '@/test/hostile-texts';
import { CaseFileError, type EvalCase, type Prediction, readCases } from '../../scripts/eval/cases';
import { predictMoment } from '../../scripts/eval/predict-moment';
import { chrono, type Reader, recognizers } from './peers';
import { type Measured, toMarkdown } from './report';

const ROUNDS = 5;

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Usage: npm run bench -- language case-file.jsonl …');
  process.exit(1);
}

const cases = casesOf(files).filter(({ task }) => task === 'date' || task === 'recurrence');
const readers: Reader[] = [{ name: 'Nod', read: predictMoment }, chrono(), recognizers()];
const text = toMarkdown(
  cases,
  readers.map((reader) => measure(reader)),
  hostileTimes(),
);
console.log(text);
writeFileSync(fileURLToPath(new URL('./README.md', import.meta.url)), text);

function casesOf(paths: string[]): EvalCase[] {
  try {
    return readCases(paths);
  } catch (error) {
    if (!(error instanceof CaseFileError)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

/** Every case, five times over; the least time counts, so that a busy machine and a cold start do not. */
function measure({ name, read }: Reader): Measured {
  const predictions = new Map<string, Prediction>();
  const milliseconds = cases.map(() => Number.POSITIVE_INFINITY);
  const failed = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    cases.forEach((each, index) => {
      const startedAt = performance.now();
      const prediction = tryRead(read, each);
      milliseconds[index] = Math.min(milliseconds[index] ?? 0, performance.now() - startedAt);
      if (!prediction) failed.add(each.id);
      predictions.set(each.id, prediction ?? { id: each.id });
    });
  }
  return { name, predictions, milliseconds, failures: failed.size };
}

/** A reader that throws found nothing; how often is in the report. */
function tryRead(read: Reader['read'], each: EvalCase): Prediction | null {
  try {
    return read(each);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}

function hostileTimes(): Array<[string, number[]]> {
  const context = { now: '2026-12-01T10:00', locale: 'en' as const };
  const time = (texts: string[], read: (text: string) => unknown): number[] =>
    texts.map((each) => {
      const rounds = [1, 2, 3].map(() => {
        const startedAt = performance.now();
        read(each);
        return performance.now() - startedAt;
      });
      return Math.min(...rounds);
    });
  const short = hostileTexts(2026, 2000, 500);
  const long = hostileTexts(1, 20, 100_000, true);
  return [
    ['moments in up to 500 characters', time(short, (each) => findWhen(each, context))],
    ['a whole message of up to 500 characters', time(short, (each) => understand(each, context))],
    ['moments in 100,000 characters', time(long, (each) => findWhen(each, context))],
    ['a whole message of 100,000 characters', time(long, (each) => understand(each, context))],
  ];
}
