// node --import ./scripts/setup/typescript.mjs file.ts: runs the project's TypeScript outside of Next and vitest, for
// scripts and for tests that need a process of their own. Node removes the types; paths are resolved as tsconfig has it.
import { readFileSync, statSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

const endings = ['', '.ts', '.tsx', '/index.ts'];

registerHooks({
  resolve(name, context, next) {
    const base = name.startsWith('@/')
      ? pathToFileURL(inRoot(name.slice(2))).href
      : name.startsWith('.') && isOurs(context.parentURL)
        ? new URL(name, context.parentURL).href
        : null;
    const found = base && endings.map((ending) => base + ending).find(isFile);
    return next(found || name, context);
  },
  load(url, context, next) {
    if (/\.tsx?$/.test(url)) {
      const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'), { mode: 'transform' });
      return { format: 'module', source, shortCircuit: true };
    }
    if (isOurs(url) && url.endsWith('.json')) {
      return {
        format: 'module',
        source: `export default ${readFileSync(fileURLToPath(url), 'utf8')}`,
        shortCircuit: true,
      };
    }
    return next(url, context);
  },
});

// Only the removal of types is announced as experimental, and it is what this file is for.
process.removeAllListeners('warning');

function isOurs(url) {
  return url?.startsWith('file:') && !url.includes('/node_modules/');
}

function isFile(url) {
  return statSync(fileURLToPath(url), { throwIfNoEntry: false })?.isFile() ?? false;
}
