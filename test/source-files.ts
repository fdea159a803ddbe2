import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, type StaticExport, type StaticImport, Visitor } from 'oxc-parser';

/** One import: `target` is a path in the project without extension ("lib/gate/action"), or the name of a package. */
export type Import = { target: string; inProject: boolean; typeOnly: boolean };
export type SourceFile = { path: string; imports: Import[]; calls: string[]; globals: string[] };

const folders = ['app', 'components', 'db', 'lib', 'scripts'];
const rootFiles = ['proxy.ts', 'instrumentation.ts'];
const isProgram = (path: string) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');
/** Tests and their helpers may reach for anything. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.split('/').includes('testing');

/** Every source file of the product, tests left out, with what it imports, which methods it calls, which globals it touches. */
export function readSourceFiles(root: string): SourceFile[] {
  const inFolders = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    );
  return [...inFolders, ...rootFiles.filter((name) => existsSync(join(root, name)))]
    .filter((path) => isProgram(path) && !isTest(path))
    .map((path) => readSource(root, path, readFileSync(join(root, path), 'utf8')));
}

/** Exported for its own test: the text need not be on disk. */
export function readSource(root: string, path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map((entry) => ({ name: entry.moduleRequest.value, typeOnly: onlyTypes(entry) })),
    ...module.staticExports.flatMap(reExports),
  ];
  const calls: string[] = [];
  const globals: string[] = [];
  new Visitor({
    ImportExpression(node) {
      if (node.source.type === 'Literal') found.push({ name: String(node.source.value), typeOnly: false });
    },
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        calls.push(callee.property.name);
    },
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && property.type === 'Identifier')
        globals.push(`${object.name}.${property.name}`);
    },
  }).visit(program);
  const imports = found.map(({ name, typeOnly }) => ({ ...resolveTarget(root, path, name), typeOnly }));
  return { path, imports, calls, globals };
}

function onlyTypes(entry: StaticImport): boolean {
  return entry.entries.length > 0 && entry.entries.every((one) => one.isType);
}

function reExports(entry: StaticExport): { name: string; typeOnly: boolean }[] {
  const sources = new Set(
    entry.entries.flatMap((one) => (one.moduleRequest ? [one.moduleRequest.value] : [])),
  );
  return [...sources].map((name) => ({
    name,
    typeOnly: entry.entries.filter((one) => one.moduleRequest?.value === name).every((one) => one.isType),
  }));
}

function resolveTarget(root: string, path: string, name: string): { target: string; inProject: boolean } {
  if (name.startsWith('@/')) return { target: withoutExtension(name.slice(2)), inProject: true };
  if (!name.startsWith('.')) return { target: name, inProject: false };
  return { target: withoutExtension(relative(root, resolve(root, dirname(path), name))), inProject: true };
}

const withoutExtension = (path: string) => path.replace(/\.(tsx?|mjs)$/, '').replace(/\/index$/, '');
