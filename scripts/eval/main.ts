import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EnvironmentError } from '@/lib/env';
import { logger } from '@/lib/log';
import { CaseFileError, type EvalCase, type Prediction, readCases } from './cases';
import { predictMoment } from './predict-moment';
import { TurnPredictor } from './predict-turn';
import { type Measured, withResults } from './results-page';
import { judge, tableOf, tally } from './score';

const usage =
  'Usage: npm run eval -- [--model M] [--out predictions.jsonl] [--by source] [--wrong N] [--page README.md] case-file.jsonl …\n' +
  'A case is one JSON object a line: {id, source, lang, task, input, reference?, expect}; docs/language.md tells more.';

const { values, positionals } = orLeave(() =>
  parseArgs({
    allowPositionals: true,
    options: {
      model: { type: 'string' },
      out: { type: 'string' },
      by: { type: 'string', default: 'task' },
      wrong: { type: 'string', default: '0' },
      page: { type: 'string' },
    },
  }),
);
if (positionals.length === 0) leave(usage);

// Thousands of turns would bury the table.
logger.level = 'silent';
const cases = orLeave(() => readCases(positionals));
const env = { ...process.env, ...(values.model ? { MODEL: values.model } : {}) };
const turns = cases.some(isTurn) ? await TurnPredictor.open(env).catch(explain) : null;
const predictions: Prediction[] = [];
const milliseconds: Record<'moment' | 'turn', number[]> = { moment: [], turn: [] };
let shownAt = performance.now();

for (const each of cases) {
  const startedAt = performance.now();
  predictions.push(turns && isTurn(each) ? await turns.predict(each) : predictMoment(each));
  milliseconds[isTurn(each) ? 'turn' : 'moment'].push(performance.now() - startedAt);
  if (performance.now() - shownAt > 2000) {
    shownAt = performance.now();
    console.error(`${predictions.length} of ${cases.length}`);
  }
}
await turns?.close();

if (values.out)
  writeFileSync(values.out, predictions.map((prediction) => `${JSON.stringify(prediction)}\n`).join(''));
const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]));
const model = turns?.model.name ?? 'no model needed';
const groups = tally(cases, byId, values.by === 'source' ? 'source' : 'task');
const speeds = [speedOf('a sentence', milliseconds.moment), speedOf('a whole turn', milliseconds.turn)];
console.log(`model ${model}`);
for (const { what, count, p50, p99 } of speeds)
  console.log(`${what}: ${count} cases, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
console.log(tableOf(groups));
showWrong(Number(values.wrong));
if (values.page)
  writeFileSync(values.page, withResults(readFileSync(values.page, 'utf8'), { model, groups, speeds }));

function orLeave<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return explain(error);
  }
}

/** What the person at the terminal got wrong is told in a line; a stack is for what we did. */
function explain(error: unknown): never {
  if (error instanceof CaseFileError || error instanceof EnvironmentError) return leave(error.message);
  const isUsage =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (isUsage) return leave(`${error.message}\n${usage}`);
  throw error;
}

function leave(message: string): never {
  console.error(message);
  process.exit(1);
}

function isTurn(each: EvalCase): boolean {
  return each.task === 'quickadd' || each.task === 'intent';
}

function speedOf(what: string, times: number[]): Measured['speeds'][number] {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { what, count: sorted.length, p50: at(0.5), p99: at(0.99) };
}

function showWrong(count: number): void {
  const wrong = cases.filter((each) => ['wrong', 'none'].includes(judge(each, byId.get(each.id))));
  for (const each of wrong.slice(0, count)) {
    console.log(
      each.id,
      JSON.stringify(each.input),
      'want',
      JSON.stringify(each.expect),
      'got',
      JSON.stringify(byId.get(each.id)),
    );
  }
}
