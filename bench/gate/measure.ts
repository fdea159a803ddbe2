import type postgres from 'postgres';
import type { Server } from './servers';
import type { Target, User } from './targets';

export type Latencies = { propose: number[]; confirm: number[] };

/** `each` rounds of propose and confirm by each of `users` at once. */
export async function load(users: User[], each: number): Promise<Latencies> {
  const latencies: Latencies = { propose: [], confirm: [] };
  await Promise.all(
    users.map(async (user) => {
      for (let round = 0; round < each; round++) {
        const proposed = await user.propose();
        latencies.propose.push(proposed.ms);
        latencies.confirm.push(await proposed.confirm());
      }
    }),
  );
  return latencies;
}

/** Both servers in turns, so that what else the machine does falls on both alike. */
export async function compare(
  targets: Target[],
  { atOnce, rounds, each }: { atOnce: number; rounds: number; each: number },
): Promise<Map<Target['name'], Latencies>> {
  const users = new Map<Target, User[]>();
  for (const target of targets) {
    users.set(target, await Promise.all(Array.from({ length: atOnce }, () => target.user())));
    await load(users.get(target) ?? [], 10);
  }
  const found = new Map<Target['name'], Latencies>();
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) {
      // Fresh people: a list that grows with every round would measure the list.
      const people = await Promise.all(Array.from({ length: atOnce }, () => target.user()));
      await load(people, 1);
      const { propose, confirm } = await load(people, each);
      const all = found.get(target.name) ?? { propose: [], confirm: [] };
      found.set(target.name, {
        propose: [...all.propose, ...propose],
        confirm: [...all.confirm, ...confirm],
      });
    }
  }
  return found;
}

/** Processor time of the server per operation, in ms: what the machine does beside does not count in it. */
export async function processorTime(
  target: Target,
  server: Server,
  count: number,
): Promise<{ propose: number; confirm: number }> {
  const user = await target.user();
  const proposed: Array<Awaited<ReturnType<User['propose']>>> = [];
  const start = server.processorMs();
  for (let index = 0; index < count; index++) proposed.push(await user.propose());
  const between = server.processorMs();
  for (const { confirm } of proposed) await confirm();
  return { propose: (between - start) / count, confirm: (server.processorMs() - between) / count };
}

export function quantile(samples: number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
}

/**
 * Transactions that wrote, per operation: the database gives out a number to each transaction that changes or locks a row, and to no other. The
 * median, because other work of the server may fall in between.
 */
export async function writeTransactions(
  sql: postgres.Sql,
  target: Target,
): Promise<{ propose: number; confirm: number }> {
  const user = await target.user();
  const counts: Latencies = { propose: [], confirm: [] };
  for (let round = 0; round < 20; round++) {
    const start = await nextTransaction(sql);
    const proposed = await user.propose();
    const between = await nextTransaction(sql);
    await proposed.confirm();
    counts.propose.push(between - start);
    counts.confirm.push((await nextTransaction(sql)) - between);
  }
  return { propose: quantile(counts.propose, 0.5), confirm: quantile(counts.confirm, 0.5) };
}

async function nextTransaction(sql: postgres.Sql): Promise<number> {
  const [row] = await sql<{ next: string }[]>`select pg_snapshot_xmax(pg_current_snapshot())::text as next`;
  return Number(row?.next);
}

/** Tables that hold a conversation. */
const TABLES = ['threads', 'messages', 'thread_skills', 'tool_calls', 'actions'] as const;

/** Bytes of the rows of each paused conversation, by table; indexes are not counted. */
export async function pausedBytes(sql: postgres.Sql): Promise<{ table: string; bytes: number }[]> {
  const [count] = await sql<
    { n: string }[]
  >`select count(distinct thread_id) as n from actions where status = 'pending'`;
  const sizes: { table: string; bytes: number }[] = [];
  for (const table of TABLES) {
    const thread = table === 'threads' ? 'id' : 'thread_id';
    const [row] = await sql<{ bytes: string }[]>`
      select coalesce(sum(pg_column_size(t.*)), 0) as bytes from ${sql(table)} t
      where ${sql(thread)} in (select thread_id from actions where status = 'pending')`;
    sizes.push({ table, bytes: Number(row?.bytes) / Number(count?.n) });
  }
  return sizes;
}
