import { cpus } from 'node:os';
import type { EvalCase, Prediction } from '../../scripts/eval/cases';
import { type Group, tally } from '../../scripts/eval/score';

export type Measured = {
  name: string;
  predictions: Map<string, Prediction>;
  /** Milliseconds of each case, the least of some runs. */
  milliseconds: number[];
  /** Cases that made it throw. */
  failures: number;
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : ((100 * part) / whole).toFixed(1);

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

/** Right / silently wrong of each reader, by group. */
function table(cases: EvalCase[], measured: Measured[], by: 'task' | 'source'): string {
  const groups = measured.map(({ predictions }) => tally(cases, predictions, by));
  const find = (list: Group[], name: string) => list.find((group) => group.name === name);
  const rows = (groups[0] ?? []).map(({ name, cases: count }) => {
    const cells = groups.map((list) => {
      const group = find(list, name);
      return group
        ? `${percent(group.right, group.cases)} / ${percent(group.wrong, group.cases)} / ${percent(group.none, group.cases)}`
        : '–';
    });
    return `| ${name} | ${count} | ${cells.join(' | ')} |`;
  });
  return [
    `| ${by} | cases | ${measured.map(({ name }) => name).join(' | ')} |`,
    `|---|---|${measured.map(() => '---|').join('')}`,
    ...rows,
  ].join('\n');
}

function speedTable(measured: Measured[]): string {
  const rows = measured.map(
    ({ name, milliseconds, failures }) =>
      `| ${name} | ${[0.5, 0.99, 1].map((share) => `${quantile(milliseconds, share).toFixed(2)} ms`).join(' | ')} | ${failures} |`,
  );
  return ['| | p50 | p99 | slowest | threw |', '|---|---|---|---|---|', ...rows].join('\n');
}

export function toMarkdown(cases: EvalCase[], measured: Measured[], ours: Array<[string, number[]]>): string {
  const [processor] = cpus();
  const timings = ours.map(
    ([what, times]) =>
      `| ${what} | ${times.length} | ${[0.5, 0.99, 1].map((share) => `${quantile(times, share).toFixed(2)} ms`).join(' | ')} |`,
  );
  return `# Reading "when?", beside the open parsers

Written by \`npm run bench -- language case-file.jsonl …\`. Each cell is **right / silently wrong / nothing**, in percent of the cases. The cases come from the test suites of public
projects, the peers' own among them (\`recognizers_*\`, \`chrono*\`), so each is measured at home and away. The peers are asked with days to come preferred, a time without a day
gets the next day on which it is to come, and of several values the last is taken.

## By task and language

${table(cases, measured, 'task')}

## By source

${table(cases, measured, 'source')}

## Time for one case

The least of five runs of each, on ${cpus().length} × ${processor?.model ?? 'unknown'}, Node ${process.versions.node}.

${speedTable(measured)}

## Nod's own readers on what should break them

Texts of \`test/hostile-texts.ts\`, the least of three runs of each.

| | texts | p50 | p99 | slowest |
|---|---|---|---|---|
${timings.join('\n')}
`;
}
