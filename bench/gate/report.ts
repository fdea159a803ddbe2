import { cpus } from 'node:os';
import { type Latencies, quantile } from './measure';

type Pair = { propose: number; confirm: number };

export type Result = {
  levels: Array<{ atOnce: number; latencies: Map<'nod' | 'bare', Latencies> }>;
  processor: { nod: Pair; bare: Pair };
  transactions: { nod: Pair; bare: Pair };
  /** From a click on one server to the new state on a page of another, in ms. */
  live: number[];
  paused: {
    count: number;
    bytes: Array<{ table: string; bytes: number }>;
    memoryBefore: number;
    memoryAfter: number;
    revived: number;
    of: number;
  };
  postgres: string;
};

const GOALS = {
  propose: 8,
  confirm: 3,
  proposeTransactions: 3,
  confirmTransactions: 1,
  bytes: 4096,
  liveMs: 1000,
};
const OPERATIONS = [
  ['confirm', 'Confirm'],
  ['propose', 'A whole proposing turn'],
] as const;

const verdict = (isMet: boolean): string => (isMet ? 'met' : '**missed**');
const times = (a: number, b: number): string => `${(a / b).toFixed(1)}×`;
const ms = (value: number): string => `${value.toFixed(1)} ms`;

export function toMarkdown(result: Result): string {
  const [processor] = cpus();
  const bytes = result.paused.bytes.reduce((sum, part) => sum + part.bytes, 0);
  const { nod, bare } = result.transactions;
  const { processor: cpu } = result;
  const { paused } = result;
  return `# What asking first costs

Written by \`npm run bench\`. Propose and confirm over HTTP: the built server, with sessions, validation, skills, the language engine as its model, evidence, conflicts, versions,
audit and undo, against a bare \`node:http\` server that does the same writes in one SQL transaction and nothing else. Both on the same PostgreSQL ${result.postgres}, in turns, in one run,
as separate processes; ${cpus().length} × ${processor?.model.trim() ?? 'unknown'}, Node ${process.versions.node}. The database does not wait for a disk, which flatters the bare server. Ratios are what to look at; the times are
this machine's.

## Latency

| at once | operation | Nod p50 | bare p50 | ratio at p50 | goal | ratio at p95 |
|---|---|---|---|---|---|---|
${result.levels.flatMap((level) => OPERATIONS.map(([operation, name]) => latencyRow(level, operation, name))).join('\n')}

A proposing turn is two steps of the model (read a skill, propose), streamed to the end; the bare server writes the rows that are left of it.
Processor time of the server alone: a confirm ${ms(cpu.nod.confirm)} against ${ms(cpu.bare.confirm)} (${times(cpu.nod.confirm, cpu.bare.confirm)}), a turn ${ms(cpu.nod.propose)} against ${ms(cpu.bare.propose)} (${times(cpu.nod.propose, cpu.bare.propose)}). \`gate/profile.md\` says where it goes.

## Write transactions

| operation | Nod | bare | goal |
|---|---|---|---|
| Confirm | ${nod.confirm} | ${bare.confirm} | ${GOALS.confirmTransactions}: ${verdict(nod.confirm <= GOALS.confirmTransactions)} |
| A whole proposing turn | ${nod.propose} | ${bare.propose} | at most ${GOALS.proposeTransactions}: ${verdict(nod.propose <= GOALS.proposeTransactions)} |

Counted by the numbers that the database gives to transactions that change or lock a row.

## Live on another server

From a click on one server until a page that a second server serves has read the new state: p50 ${ms(quantile(result.live, 0.5))}, p95 ${ms(quantile(result.live, 0.95))}, at most
${ms(Math.max(...result.live))} of ${result.live.length}; goal within ${GOALS.liveMs} ms: ${verdict(Math.max(...result.live) <= GOALS.liveMs)}.

## A conversation that waits

| | |
|---|---|
| rows in the database | ${Math.round(bytes)} bytes (${paused.bytes.map((part) => `${part.table} ${Math.round(part.bytes)}`).join(', ')}); goal under 4 kB: ${verdict(bytes < GOALS.bytes)} |
| in the memory of a process | nothing: after \`kill -9\`, another process confirmed ${paused.revived} of ${paused.of} |
| memory of the server before and after ${paused.count} of them | ${Math.round(paused.memoryBefore)} MB, ${Math.round(paused.memoryAfter)} MB (garbage that was not yet collected included) |
`;
}

function latencyRow(
  { atOnce, latencies }: Result['levels'][number],
  operation: keyof Latencies,
  name: string,
): string {
  const of = (target: 'nod' | 'bare', p: number) => quantile(latencies.get(target)?.[operation] ?? [], p);
  const ratio = of('nod', 0.5) / of('bare', 0.5);
  const goal = GOALS[operation];
  return `| ${atOnce} | ${name} | ${ms(of('nod', 0.5))} | ${ms(of('bare', 0.5))} | ${ratio.toFixed(1)}× | ${goal}×: ${verdict(ratio <= goal)} | ${(of('nod', 0.95) / of('bare', 0.95)).toFixed(1)}× |`;
}
