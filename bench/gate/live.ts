import { performance } from 'node:perf_hooks';
import type { NodUser } from './targets';

/**
 * How long it takes, in ms, from a click on one server until a page that another server serves has the new state: the decision, its commit, the
 * message of the database, the event, and reading the action again. `port` is the other server's.
 */
export async function liveDelays(user: NodUser, port: number, count: number): Promise<number[]> {
  const proposed: Awaited<ReturnType<NodUser['propose']>>[] = [];
  for (let index = 0; index < count; index++) proposed.push(await user.propose());
  const base = `http://127.0.0.1:${port}`;
  const stream = await fetch(`${base}/api/events`, { headers: { cookie: user.cookie } });
  if (!stream.ok || !stream.body) throw new Error(`no events: ${stream.status}`);
  const reader = stream.body.getReader();
  const decoder = new TextDecoder();
  const delays: number[] = [];
  for (const { id, confirm } of proposed) {
    const started = performance.now();
    const decided = confirm();
    let heard = '';
    while (!heard.includes(id)) {
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream of events ended');
      heard += decoder.decode(value, { stream: true });
    }
    const read = await fetch(`${base}/api/actions/${id}`, { headers: { cookie: user.cookie } });
    const { action } = (await read.json()) as { action: { status: string } };
    if (action.status !== 'confirmed') throw new Error(`the other server still says ${action.status}`);
    delays.push(performance.now() - started);
    await decided;
  }
  await reader.cancel();
  return delays;
}
