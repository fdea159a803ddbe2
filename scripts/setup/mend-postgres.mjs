// postgres.js 3.4.9 does not survive a connection that breaks off inside a transaction: it writes the rollback to a socket that is gone,
// which throws where nobody can catch it and ends the process, or leaves a connection that never sends again. The fix waits in
// https://github.com/porsager/postgres/pull/1168 and /1209; until a release has one, the installed driver is mended here, after every install.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot, runScript, SetupError } from './paths.mjs';

const MARK = '/* mended by scripts/setup/mend-postgres.mjs */';

/** Text of the driver, and what stands there afterwards. */
const repairs = [
  {
    // A query for a connection that is closed is answered with that, and the connection stays where it is.
    before: "    if (stream)\n      return queryError(q, Errors.generic('COPY_IN_PROGRESS'",
    after: `    if (!socket) {\n      queryError(q, Errors.connection('CONNECTION_CLOSED', options))\n      return true\n    }\n\n    if (stream)\n      return queryError(q, Errors.generic('COPY_IN_PROGRESS'`,
  },
  {
    // What was about to be sent when the connection closed must not be in the way of what is sent over the next one.
    before: '    incomings = null\n    clearImmediate(nextWriteTimer)\n',
    after: '    incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
  },
];

/** Mends the driver, once. Throws when it is neither as it was known nor mended: then somebody must look. */
export function mendPostgres() {
  for (const folder of [['src'], ['cjs', 'src']]) {
    const file = inRoot('node_modules', 'postgres', ...folder, 'connection.js');
    const text = readFileSync(file, 'utf8');
    if (text.startsWith(MARK)) continue;
    if (!repairs.every(({ before }) => text.split(before).length === 2)) {
      throw new SetupError(
        `${file} is not the text that scripts/setup/mend-postgres.mjs knows. See whether the new version of postgres still needs mending.`,
      );
    }
    const mended = repairs.reduce((current, { before, after }) => current.replace(before, () => after), text);
    writeFileSync(file, `${MARK}\n${mended}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runScript(mendPostgres);
