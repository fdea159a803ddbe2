// postgres.js 3.4.9 does not survive a connection that breaks off inside a transaction: it writes the rollback to a socket that is gone,
// which throws where nobody can catch it and ends the process, or leaves a connection that never sends again. The fix waits in
// https://github.com/porsager/postgres/pull/1168 and /1209; until a release has one, the installed driver is mended here, after every install.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot, runScript, SetupError } from './paths.mjs';

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
  {
    // The error and the question of the old connection are not those of the next one: its first "ready" would fail a question that was never asked.
    before: '    closedTime = performance.now()\n    hadError && options.shared.retries++\n',
    after:
      '    query = results = errorResponse = null\n    result = new Result()\n    closedTime = performance.now()\n    hadError && options.shared.retries++\n',
  },
  {
    // Between the error of a socket and its closing a transaction still sends its rollback. It must not wait for the next connection, whose every
    // answer would then go to the question before.
    before: '    !hadError && (query || sent.length) && error(',
    after: '    if (query || sent.length)\n      error(',
  },
  {
    // What a new connection asks first may fail too, and nobody waits for that answer.
    before: '        return fetchArrayTypes()\n',
    after: '        return fetchArrayTypes().catch(error)\n',
  },
];

/** Mends the driver; what is mended stays as it is. Throws when a text is neither as it was known nor mended: then somebody must look. */
export function mendPostgres() {
  for (const folder of [['src'], ['cjs', 'src']]) {
    const file = inRoot('node_modules', 'postgres', ...folder, 'connection.js');
    const text = readFileSync(file, 'utf8');
    const mended = repairs.reduce((current, repair) => mend(file, current, repair), text);
    if (mended !== text) writeFileSync(file, mended);
  }
}

function mend(file, text, { before, after }) {
  if (text.includes(after)) return text;
  if (text.split(before).length === 2) return text.replace(before, () => after);
  throw new SetupError(
    `${file} is not the text that scripts/setup/mend-postgres.mjs knows. See whether the new version of postgres still needs mending.`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runScript(mendPostgres);
