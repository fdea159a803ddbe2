import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** One who uses a server: proposes, gets something to confirm, confirms it. Both answer how long it took, in ms. */
export type User = {
  propose(): Promise<{ ms: number; confirm(): Promise<number> }>;
};
/** One who uses Nod, with the key of their session and the ids of what is proposed to them. */
export type NodUser = {
  cookie: string;
  propose(): Promise<{ ms: number; id: string; confirm(): Promise<number> }>;
};
export type Target<Someone extends User = User> = { name: 'nod' | 'bare'; user(): Promise<Someone> };

/** Another day each time: a slot that is taken would be another case, a conflict. */
const messageFor = (day: number): string => `call the dentist in ${day} days at 3pm`;

type Answer = { text: string; headers: Record<string, string | string[] | undefined>; ms: number };

/** Keeps connections open, as browsers do. The time runs until the last byte of the answer is there. */
export function httpClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const started = performance.now();
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const answer = Buffer.concat(chunks).toString('utf8');
            const ms = performance.now() - started;
            if (response.statusCode === 200) resolve({ text: answer, headers: response.headers, ms });
            else reject(new Error(`${path}: ${response.statusCode} ${answer}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });
}

/** Nod over its public calls only: a guest signs in, writes a message in a new conversation, clicks Confirm. */
export function nodTarget(port: number): Target<NodUser> {
  const post = httpClient(port);
  return {
    name: 'nod',
    async user() {
      const signIn = await post('/api/auth/sign-in/anonymous', {});
      const cookies = [signIn.headers['set-cookie'] ?? []].flat();
      const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
      let day = 1;
      const headers = { cookie, 'accept-language': 'en', origin: `http://127.0.0.1:${port}` };
      return {
        cookie,
        async propose() {
          const turn = await post(
            '/api/chat',
            { message: messageFor(day++), timeZone: 'Europe/Berlin' },
            headers,
          );
          const id = /"id":"(act_\w+)"/.exec(turn.text)?.[1];
          if (!id) throw new Error(`no card came: ${turn.text}`);
          return {
            ms: turn.ms,
            id,
            confirm: async () => (await post(`/api/actions/${id}/confirm`, { version: 1 }, headers)).ms,
          };
        },
      };
    },
  };
}

export function bareTarget(port: number, newUser: () => Promise<string>): Target {
  const post = httpClient(port);
  return {
    name: 'bare',
    async user() {
      const userId = await newUser();
      let day = 1;
      return {
        async propose() {
          const turn = await post('/propose', { userId, message: messageFor(day++) });
          const { id } = JSON.parse(turn.text) as { id: string };
          return { ms: turn.ms, confirm: async () => (await post('/confirm', { userId, id })).ms };
        },
      };
    },
  };
}
