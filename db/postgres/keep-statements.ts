import type { Sql, TransactionSql } from 'postgres';

/** How many texts are kept. Each is parsed once a connection and then known to it by a name; a text that comes later is sent whole each time. */
const KEPT = 500;

/**
 * A client whose connections remember the statements that were sent over them. The query builder asks for each statement as a new one, for which the
 * driver makes two round trips (what types are these parameters? then the values); a remembered one is one round trip and is planned by the
 * database without being parsed again. `?prepare=false` in the address turns it off, for a pooler that cannot keep them.
 */
export function keepStatements(client: Sql): Sql {
  const kept = new Set<string>();
  const isKept = (text: string): boolean => {
    if (kept.size < KEPT) kept.add(text);
    return kept.has(text);
  };
  remember(client, isKept);
  const { begin } = client;
  const work = (fn: Work) => (tx: TransactionSql) => fn(inTransaction(tx, isKept));
  client.begin = ((...args: [Work] | [string, Work]) =>
    args.length === 1 ? begin(work(args[0])) : begin(args[0], work(args[1]))) as typeof begin;
  return client;
}

type Work = (tx: TransactionSql) => Promise<unknown>;

/** The driver makes a client for each transaction, and in it for each savepoint. */
function inTransaction(tx: TransactionSql, isKept: (text: string) => boolean): TransactionSql {
  remember(tx, isKept);
  const { savepoint } = tx;
  const work = (fn: Work) => (inner: TransactionSql) => fn(inTransaction(inner, isKept));
  tx.savepoint = ((...args: [Work] | [string, Work]) =>
    args.length === 1 ? savepoint(work(args[0])) : savepoint(args[0], work(args[1]))) as typeof savepoint;
  return tx;
}

function remember(client: Pick<Sql, 'unsafe'>, isKept: (text: string) => boolean): void {
  const { unsafe } = client;
  client.unsafe = ((text, parameters, options) =>
    parameters && parameters.length > 0
      ? unsafe(text, parameters, { ...options, prepare: isKept(text) })
      : unsafe(text, parameters, options)) as typeof unsafe;
}
