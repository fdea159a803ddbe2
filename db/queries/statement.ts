import { type AnyColumn, is, Param, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgInsertBuilder, PgInsertValue, PgTable, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import type { Db } from '@/db/client';

/** What a query builder makes: it can be awaited for its rows, and prepared. */
type Built<Rows> = PromiseLike<Rows> & {
  prepare(name: string): { getQuery(): { sql: string; params: unknown[] } };
};
type Text = { sql: string; params: unknown[]; fields: SelectedFieldsOrdered | undefined };

/**
 * A query whose text is made once. The builder makes it anew for every call, which for our wide tables costs more than all else that we do in a
 * decision, and its own prepared queries belong to one connection, so they cannot be used inside a transaction. Values that
 * change are written with `given`; the same query then runs in whatever `db` or transaction it is called with, and it is sent at once: several
 * that are started one after the other on a transaction arrive in that order.
 */
export function statement<Values extends Record<string, unknown>, Rows>(
  build: (db: Db) => Built<Rows>,
): (db: Db, values: Values) => Promise<Rows> {
  let text: Text | undefined;
  return (db, values) => {
    text ??= textOf(build(db));
    return run<Rows>(db, text, values);
  };
}

/** The place of a value that is given with each call, in the form that the column stores. */
export function given(name: string, column: AnyColumn): SQL {
  return sql`${sql.param(sql.placeholder(name), column)}`;
}

/** The driver's own query object knows how its rows are read; that part of it is not declared. */
function textOf(built: Built<unknown>): Text {
  const prepared = built.prepare('text') as ReturnType<Built<unknown>['prepare']> & Pick<Text, 'fields'>;
  return { ...prepared.getQuery(), fields: prepared.fields };
}

function run<Rows>(db: Db, { sql: text, params, fields }: Text, values: Record<string, unknown>) {
  const filled = params.map((param) => fill(param, values));
  return db._.session
    .prepareQuery({ sql: text, params: filled }, fields, undefined, true)
    .execute() as Promise<Rows>;
}

function fill(param: unknown, values: Record<string, unknown>): unknown {
  if (!is(param, Param) || !is(param.value, Placeholder)) return param;
  const value = values[param.value.name];
  return value === null || value === undefined ? null : param.encoder.mapToDriverValue(value);
}

type Insert<Table extends PgTable> = ReturnType<PgInsertBuilder<Table, never>['values']>;

/** More rows than this are rare, and each number of rows is a text of its own. */
const ROWS = 4;

/** Inserts rows with a text that is made once for each number of rows and set of columns. `finish` adds what stands after the values. */
export function insertStatement<Table extends PgTable>(
  table: Table,
  finish: (insert: Insert<Table>) => unknown = (insert) => insert,
): (db: Db, rows: Array<PgInsertValue<Table>>) => Promise<void> {
  const texts = new Map<string, Text>();
  return async (db, rows) => {
    if (rows.length === 0) return;
    const columns = columnsOf(rows);
    if (!columns || rows.length > ROWS) {
      // Sent the same way as the others: what is sent together with it arrives in the order of the calls.
      await run(db, textOf(finish(db.insert(table).values(rows) as never) as never), {});
      return;
    }
    const key = `${rows.length} ${columns.join()}`;
    const text = texts.get(key) ?? textOf(finish(placeholders(db, table, rows.length, columns)) as never);
    texts.set(key, text);
    const values = rows.flatMap((row, index) =>
      columns.map((column) => [`${index} ${column}`, row[column as keyof typeof row]] as const),
    );
    await run(db, text, Object.fromEntries(values));
  };
}

/** The columns that these rows set; null when not all set the same. */
function columnsOf(rows: object[]): string[] | null {
  const [columns = [], ...others] = rows.map((row) =>
    Object.entries(row).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
  return others.every((other) => other.join() === columns.join()) ? columns : null;
}

function placeholders<Table extends PgTable>(
  db: Db,
  table: Table,
  count: number,
  columns: string[],
): Insert<Table> {
  const rows = Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map((column) => [column, sql.placeholder(`${index} ${column}`)])),
  );
  return db.insert(table).values(rows as Array<PgInsertValue<Table>>) as never;
}
