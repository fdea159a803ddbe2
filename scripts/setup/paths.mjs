// Plain Node >= 20 without dependencies, like everything in this folder: it runs before anything is installed.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const OLDEST_NODE = 20;
const PROJECT_NODE = 24;

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const inRoot = (...parts) => join(root, ...parts);

/** An expected failure: its message is for the person at the terminal, its stack is not. */
export class SetupError extends Error {}

/** Path of the Node that the project runs on: the installed one, else this one when it is new enough. */
export function projectNode() {
  const installed = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(installed)) {
    try {
      execFileSync(installed, ['--version'], { stdio: 'ignore' });
      return installed;
    } catch {
      // Made for another system, for instance in a folder shared with one: the next choice is tried.
    }
  }
  if (Number(process.versions.node.split('.')[0]) >= PROJECT_NODE) return process.execPath;
  throw new SetupError(
    `Node ${PROJECT_NODE} did not come with the packages, and this is ${process.version}. Install Node ${PROJECT_NODE} or newer.`,
  );
}

/** Runs the main function of a script; a `SetupError` becomes its message and exit code 1. */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
