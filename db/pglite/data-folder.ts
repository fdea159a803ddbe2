import { chmodSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseStartError } from '@/db/start-error';

/** Makes the folder for the embedded database, its snapshots and the generated secret; only its owner may look inside. */
export function prepareDataFolder(path: string): string {
  const folder = resolve(/* turbopackIgnore: true */ path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(`The data folder ${folder} cannot be made or is not ours: ${reason}`, {
      cause: error,
    });
  }
  return folder;
}
