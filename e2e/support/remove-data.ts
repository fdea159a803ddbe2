import { rmSync } from 'node:fs';

/** The data folder of the server that the browser tests talked to. */
export default function removeData(): void {
  const folder = process.env.NOD_E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
