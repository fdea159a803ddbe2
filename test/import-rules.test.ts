import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brokenRules, importRules } from './import-rules';
import { readSource, readSourceFiles } from './source-files';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = readSourceFiles(root);

it('reads the product', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.find((file) => file.path === 'db/client.ts')?.imports).toContainEqual({
    target: 'db/schema',
    inProject: true,
    typeOnly: true,
  });
});

it('holds every arrow between the parts', () => {
  expect(brokenRules(files)).toEqual([]);
});

const breaks: [path: string, text: string, rule: string][] = [
  ['lib/gate/gate.ts', "import { page } from '@/app/page';", 'nothing imports app'],
  ['app/api/x/route.ts', "import { todos } from '@/db/queries/todos';", 'never to the database'],
  ['proxy.ts', "import { openDatabase } from './db/client';", 'never to the database'],
  ['components/chat/chat.tsx', "export { gate } from '../../lib/gate/gate';", 'components see'],
  ['components/chat/chat.tsx', "import postgres from 'postgres';", 'components see'],
  ['lib/todos/todo-service.ts', "import { streamText } from 'ai';", 'know the AI SDK'],
  ['app/api/chat/route.ts', "const ai = await import('@ai-sdk/openai');", 'know the AI SDK'],
  ['lib/jobs/sweep.ts', "import { runTurn } from '../agent/run-turn';", 'drivers'],
  ['lib/tools/todo-add.ts', "import { propose } from '../gate/propose';", 'never back'],
  ['lib/todos/todo-service.ts', "import { registry } from '@/lib/tools/registry';", 'never back'],
  ['lib/gate/gate.ts', "import { runTurn } from '@/lib/agent/run-turn';", 'who drives it'],
  ['db/queries/todos.ts', "import { decide } from '@/lib/gate/policy';", 'decides nothing'],
  ['lib/todos/todo-service.ts', "import { todos } from '@/db/schema';", 'see the tables'],
  ['lib/agent/run-turn.ts', "import { eq } from 'drizzle-orm';", 'stays in db'],
  ['lib/gate/decide.ts', "import { insertTodos } from '@/db/queries/todo-writes';", 'also writes the audit'],
  ['lib/agent/run-turn.ts', "import { writeTodos } from '@/lib/todos/todo-service';", 'own request write'],
  ['lib/tools/todo-add.ts', "import { writeTodos } from '@/lib/todos/todo-service';", 'own request write'],
  ['lib/language/read.ts', "import { readFileSync } from 'node:fs';", 'pure files'],
  ['lib/language/read.ts', "import { systemClock } from '@/lib/clock';", 'pure files'],
];

describe('notices', () => {
  it.each(breaks)('%s: %s', (path, text, rule) => {
    expect(brokenRules([readSource(root, path, text)]).join('\n')).toContain(rule);
  });

  it('every rule, in at least one of these cases', () => {
    const reported = breaks
      .map(([path, text]) => brokenRules([readSource(root, path, text)]).join('\n'))
      .join('\n');
    expect(importRules.filter((rule) => !reported.includes(rule.name))).toEqual([]);
  });

  it('a plan that is run outside the gate', () => {
    const file = readSource(root, 'lib/agent/run-turn.ts', 'const writes = tool.plan(context, input);');
    expect(brokenRules([file])).toEqual(['lib/agent/run-turn.ts calls plan(): only the gate does']);
  });

  it('a pure file that looks at the environment', () => {
    const file = readSource(root, 'lib/gate/policy.ts', 'export const x = process.env.X;');
    expect(brokenRules([file]).join()).toContain('uses process.env');
  });
});

describe('lets through', () => {
  it.each([
    [
      'lib/gate/gate.ts',
      "import { registry } from '@/lib/tools/registry'; import { findTodo } from '@/db/queries/todos';",
    ],
    ['lib/language/en/read.ts', "import { z } from 'zod'; import { addDays } from '@/lib/time/local-date';"],
    [
      'components/chat/chat.tsx',
      "import { useChat } from '@ai-sdk/react'; import type { Action } from '@/lib/contract/action';",
    ],
    ['db/schema/actions.ts', "import type { Status } from '@/lib/gate/action';"],
  ])('%s: %s', (path, text) => {
    expect(brokenRules([readSource(root, path, text)])).toEqual([]);
  });
});
