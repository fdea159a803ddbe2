import type { Import, SourceFile } from './source-files';

/**
 * The arrows between the parts (docs: ARCHITECTURE.md). `broken` says which imports of a file break the rule; it is
 * asked for the files that `of` covers.
 */
export type ImportRule = {
  name: string;
  of(path: string): boolean;
  broken(found: Import, path: string): boolean;
};

const within =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

const isAiSdk = (found: Import) =>
  !found.inProject && (found.target === 'ai' || found.target.startsWith('@ai-sdk/'));

/** What components may touch of the rest: shapes, words, the formatting of time, and the clock. */
const sharedWithBrowser = within('components', 'lib/contract', 'lib/i18n', 'lib/time', 'lib/clock');
const browserPackages =
  /^(react|react-dom|next|next-intl|zod|lucide-react|@base-ui\/react|@ai-sdk\/react)(\/|$)/;

const gateShell = within(
  'lib/gate/gate',
  'lib/gate/propose',
  'lib/gate/decide',
  'lib/gate/edit',
  'lib/gate/inspect',
  'lib/gate/undo',
  'lib/gate/tool-results',
);

const pureFiles = within(
  'lib/gate/action',
  'lib/gate/decision-words',
  'lib/gate/evidence',
  'lib/gate/grants',
  'lib/gate/hidden-characters',
  'lib/gate/policy',
  'lib/tools/todo-fields',
);

/** Pure parts (design rule 6): they get `now` as an argument and touch nothing outside. */
export function isPure(path: string): boolean {
  if (within('lib/language', 'lib/time', 'lib/contract')(path)) return true;
  if (within('lib/todos')(path)) return !path.startsWith('lib/todos/todo-service');
  return pureFiles(withoutExtension(path));
}

const purePackages = /^(zod|rrule-temporal|temporal-polyfill)(\/|$)/;

export const importRules: ImportRule[] = [
  {
    name: 'nothing imports app',
    of: (path) => !within('app')(path),
    broken: ({ target, inProject }) => inProject && within('app')(target),
  },
  {
    name: 'app and its proxy go through components and lib, never to the database',
    of: (path) => within('app', 'proxy.ts', 'instrumentation.ts')(path),
    broken: ({ target, inProject }) => inProject && within('db')(target),
  },
  {
    name: 'components see shapes, words and the formatting of time, and packages made for the browser',
    of: within('components'),
    broken: ({ target, inProject }) =>
      inProject ? !sharedWithBrowser(target) : !browserPackages.test(target),
  },
  {
    name: 'only lib/agent and lib/models know the AI SDK',
    of: (path) => !within('lib/agent', 'lib/models', 'components')(path),
    broken: isAiSdk,
  },
  {
    name: 'the drivers never import each other',
    of: within('lib/agent', 'lib/jobs', 'lib/mcp'),
    broken: ({ target }, path) =>
      ['lib/agent', 'lib/jobs', 'lib/mcp'].some((driver) => within(driver)(target) && !within(driver)(path)),
  },
  {
    name: 'gate → tools → todos and reminders, never back',
    of: within('lib/tools', 'lib/todos', 'lib/reminders'),
    broken: ({ target }, path) =>
      within('lib/gate', 'lib/agent', 'lib/models', 'lib/jobs')(target) ||
      (within('lib/tools')(target) && !within('lib/tools')(path)),
  },
  {
    name: 'the gate knows nothing of messages, HTTP or who drives it',
    of: within('lib/gate'),
    broken: ({ target, inProject }) =>
      (inProject &&
        within(
          'lib/agent',
          'lib/models',
          'lib/jobs',
          'lib/http',
          'lib/auth',
          'db/queries/threads',
        )(target)) ||
      (!inProject && /^next(\/|$)/.test(target)),
  },
  {
    name: 'a query decides nothing: it knows the schema and shapes',
    of: within('db/queries', 'db/schema'),
    broken: ({ target, inProject, typeOnly }) =>
      inProject && !within('db', 'lib/contract', 'lib/time')(target) && !(typeOnly && isPure(`${target}.ts`)),
  },
  {
    name: 'only queries and accounts see the tables',
    of: (path) => !within('db', 'lib/auth', 'scripts')(path),
    broken: ({ target, inProject, typeOnly }) => inProject && within('db/schema')(target) && !typeOnly,
  },
  {
    name: 'the language of the database stays in db',
    of: (path) => !within('db', 'lib/auth')(path),
    broken: ({ target, inProject }) => !inProject && /^(drizzle-orm|postgres|@electric-sql\/)/.test(target),
  },
  {
    name: 'todos are written by the one function that also writes the audit',
    of: (path) => withoutExtension(path) !== 'lib/todos/todo-service',
    broken: ({ target }) => target === 'db/queries/todo-writes',
  },
  {
    name: 'only the gate and a person’s own request write todos',
    of: (path) => !within('lib/gate/decide', 'lib/gate/undo', 'lib/services')(withoutExtension(path)),
    broken: ({ target, typeOnly }) => target === 'lib/todos/todo-service' && !typeOnly,
  },
  {
    name: 'pure files import zod, calendar arithmetic and each other',
    of: isPure,
    broken: ({ target, inProject, typeOnly }) =>
      inProject ? !isPure(`${target}.ts`) && !typeOnly : !purePackages.test(target),
  },
];

/** What a pure file must not reach for, beside imports. The lint rule on the wall clock covers the rest. */
const impureGlobals = /^(process|globalThis|Math\.random|crypto|fetch|console|performance)(\.|$)/;

/** One line for each break of a rule: "lib/a.ts imports lib/b: <rule>". */
export function brokenRules(files: SourceFile[]): string[] {
  const imports = files.flatMap((file) =>
    importRules
      .filter((rule) => rule.of(file.path))
      .flatMap((rule) =>
        file.imports
          .filter((found) => rule.broken(found, file.path))
          .map((found) => `${file.path} imports ${found.target}: ${rule.name}`),
      ),
  );
  const globals = files
    .filter((file) => isPure(file.path))
    .flatMap((file) =>
      file.globals.filter((name) => impureGlobals.test(name)).map((name) => [file.path, name]),
    )
    .map(([path, name]) => `${path} uses ${name}: a pure file takes it as an argument`);
  // A write tool's `plan` computes what to write. Whoever calls it could also write, so only the gate may.
  const plans = files
    .filter(
      (file) =>
        file.calls.includes('plan') &&
        !gateShell(withoutExtension(file.path)) &&
        !within('lib/tools')(file.path),
    )
    .map((file) => `${file.path} calls plan(): only the gate does`);
  return [...imports, ...globals, ...plans];
}
