// Lets plain Node run the project's TypeScript: the "@/" alias, imports without extension, and JSON as a module.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

function findFile(base) {
  const isFile = (file) => existsSync(file) && statSync(file).isFile();
  return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(isFile);
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const isAlias = specifier.startsWith('@/');
    const isRelative = specifier.startsWith('.') && context.parentURL?.startsWith('file:');
    if (isAlias || isRelative) {
      const base = isAlias
        ? path.join(root, specifier.slice(2))
        : path.resolve(path.dirname(fileURLToPath(context.parentURL)), specifier);
      const file = findFile(base);
      if (file && !file.includes('node_modules')) return nextResolve(pathToFileURL(file).href, context);
    }
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.json')) return nextLoad(url, context);
    const source = `export default ${readFileSync(fileURLToPath(url), 'utf8')};`;
    return { format: 'module', source, shortCircuit: true };
  },
});
