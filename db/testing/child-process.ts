import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export type Child = {
  process: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves when the program has printed this line. Rejects, with what it printed, when it ends before. */
  said(line: string): Promise<void>;
  /** Resolves to its exit code (null: killed) and all that it printed. */
  ended(): Promise<{ code: number | null; output: string }>;
};

/** Runs a TypeScript program of the project in a process of its own, for what only a second process can show. */
export function startProgram(path: string, env: Record<string, string>): Child {
  const child = spawn(process.execPath, ['--import', './scripts/setup/typescript.mjs', path], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const closed = once(child, 'close');
  const keep = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return {
    process: child,
    said: (line) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.split('\n').includes(line)) resolve();
        };
        child.stdout.on('data', look);
        look();
        void closed.then(() => reject(new Error(`it ended before it said "${line}":\n${output}`)));
      }),
    ended: async () => {
      await closed;
      return { code: child.exitCode, output };
    },
  };
}
