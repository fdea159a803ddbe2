/**
 * What Nod is measured against: Node's HTTP server, the database driver, and the rows that Nod writes, with nothing that makes them trustworthy
 * around it. No session, no validation, no history, no model, no version, no expiry.
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';
import { newId } from '@/lib/ids';
import { sampleRows } from './sample-rows';

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10, onnotice: () => undefined });

/** One conversation that waits for its person: the rows of a turn that proposed, in one transaction. */
async function propose(body: { userId: string; message: string }): Promise<{ id: string }> {
  const rows = sampleRows(body.userId, body.message, new Date());
  await sql.begin(async (tx) => {
    await tx`insert into threads ${tx(rows.thread)}`;
    await tx`insert into messages ${tx(rows.messages)}`;
    await tx`insert into thread_skills ${tx(rows.skill)}`;
    await tx`insert into tool_calls ${tx(rows.calls)}`;
    await tx`insert into actions ${tx(rows.action)}`;
  });
  return { id: rows.action.id };
}

/** Decides the action and writes its todo and audit row, in one transaction. */
async function confirm(body: { userId: string; id: string }): Promise<{ todo: unknown }> {
  const { userId, id } = body;
  const now = new Date();
  return sql.begin(async (tx) => {
    const [action] = await tx`select * from actions where user_id = ${userId} and id = ${id} for update`;
    if (action?.status !== 'pending') throw new Error('decided');
    const todo = {
      user_id: userId,
      id: newId('todo'),
      title: String(action.arguments.title),
      notes: '',
      due_date: String(action.arguments.dueDate),
      due_time: String(action.arguments.dueTime),
      time_zone: String(action.time_zone),
      priority: 0,
      tags: tx.json([]),
      subtasks: tx.json([]),
      reminders: tx.json([]),
      status: 'open',
      source: 'assistant',
      created_at: now,
      updated_at: now,
      version: 1,
      action_id: id,
    };
    const result = tx.json({
      todoIds: [todo.id],
      todos: [{ ...todo, created_at: null, updated_at: null }],
    } as never);
    await tx`update actions set status = 'confirmed', decided_at = ${now}, decided_how = 'button', decided_version = 1,
      result = ${result}, undo = ${tx.json({ todos: [{ id: todo.id, before: null, afterVersion: 1 }] })}
      where user_id = ${userId} and id = ${id}`;
    await tx`insert into todos ${tx(todo)}`;
    await tx`insert into audit ${tx({
      user_id: userId,
      id: newId('audit'),
      at: now,
      actor: 'decision',
      event: 'created',
      action_id: id,
      todo_id: todo.id,
      after: tx.json({
        ...todo,
        tags: [],
        subtasks: [],
        reminders: [],
        created_at: null,
        updated_at: null,
      } as never),
    })}`;
    return { todo };
  });
}

async function readJson(request: IncomingMessage): Promise<never> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as never;
}

const server = createServer(async (request, response) => {
  try {
    const body = await readJson(request);
    const answer = request.url === '/propose' ? await propose(body) : await confirm(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => console.log(`ready ${(server.address() as AddressInfo).port}`));
