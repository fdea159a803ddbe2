import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError } from '@/db/start-error';
import { systemClock } from '@/lib/clock';

const SQLITE_BUSY = 5;

export type FolderLock = { release(): void };

/** Whoever forgets a lock still holds it: an open file that nothing refers to would be closed by the garbage collector. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Takes the folder for this process, or throws a `DatabaseStartError` that names who has it. A second process on a live
 * folder destroys it, and PGlite does not notice. The lock is SQLite's on a file of its own, because that is the one
 * lock of the operating system that Node offers: the kernel frees it however the process ends, so there is no stale
 * lock to clean up and no moment between looking and taking.
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = join(folder, 'lock-holder.json');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new DatabaseStartError(
      `The data folder ${folder} is in use by ${describeHolder(holderFile)}. Stop that server first, or give this one ` +
        'a folder of its own: NOD_DATA_DIR=<folder>.',
      { cause: error },
    );
  }
  heldLocks.add(lock);
  const since = systemClock.now().toISOString();
  writeFileSync(holderFile, JSON.stringify({ pid: process.pid, since }), { mode: 0o600 });
  return {
    release: () => {
      heldLocks.delete(lock);
      lock.close();
    },
  };
}

/** The file only tells who it is; a holder that has just begun may not have written it yet. */
function describeHolder(holderFile: string): string {
  try {
    const holder: unknown = JSON.parse(readFileSync(holderFile, 'utf8'));
    if (typeof holder === 'object' && holder !== null && 'pid' in holder && 'since' in holder) {
      return `process ${holder.pid}, since ${holder.since}`;
    }
  } catch {
    // Unreadable or half-written: the refusal must not depend on it.
  }
  return 'another process';
}
