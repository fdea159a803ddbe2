import { generateText, isStepCount, tool, wrapLanguageModel } from 'ai';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { modelAt } from './testing/remote-model';
import { type StrictServer, startStrictServer } from './testing/strict-server';
import { showOnly } from './visible-tools';

let server: StrictServer;
beforeAll(async () => {
  server = await startStrictServer();
});
afterEach(() => {
  server.requests.length = 0;
});
afterAll(() => server.close());

function toolsThatRecord(executed: string[]) {
  const recording = (name: string) =>
    tool({
      description: name,
      inputSchema: z.looseObject({}),
      execute: async () => {
        executed.push(name);
        return { status: 'refused', reason: 'skill_not_read' };
      },
    });
  return { read_skill: recording('read_skill'), todo_add: recording('todo_add') };
}

function shownIn(index: number): unknown {
  const tools = server.requests[index]?.body.tools;
  if (!Array.isArray(tools)) return tools;
  return tools.map(
    (shown: { name?: string; function?: { name: string } }) => shown.name ?? shown.function?.name,
  );
}

function modelShowing(provider: 'openai' | 'qwen', visible: () => ReadonlySet<string>) {
  const resolved = modelAt(server, provider);
  return { ...resolved, model: wrapLanguageModel({ model: resolved.model, middleware: showOnly(visible) }) };
}

describe('showOnly', () => {
  it.each(['openai', 'qwen'] as const)(
    'hides from %s what is not visible at the time of the call',
    async (provider) => {
      const visible = new Set(['read_skill']);
      server.answerWith(() => {
        visible.add('todo_add');
        return server.requests.length === 1
          ? { calls: [{ name: 'read_skill', arguments: {} }] }
          : { text: 'Done.' };
      });
      await generateText({
        ...modelShowing(provider, () => visible),
        prompt: 'Hi',
        tools: toolsThatRecord([]),
        stopWhen: isStepCount(3),
        maxRetries: 0,
      });
      expect(shownIn(0)).toEqual(['read_skill']);
      expect(shownIn(1)).toEqual(['read_skill', 'todo_add']);
    },
  );

  it('lets a call to a hidden tool reach its own execute, whose answer the model then reads', async () => {
    const executed: string[] = [];
    server.answerWith([
      { calls: [{ name: 'todo_add', arguments: { title: 'a' } }] },
      { text: 'I cannot yet.' },
    ]);
    await generateText({
      ...modelShowing('qwen', () => new Set(['read_skill'])),
      prompt: 'Hi',
      tools: toolsThatRecord(executed),
      stopWhen: isStepCount(3),
      maxRetries: 0,
    });
    expect(executed).toEqual(['todo_add']);
    expect(JSON.stringify(server.requests[1]?.body.messages)).toContain('skill_not_read');
  });

  it('sends no tool list and no choice at all when nothing is visible', async () => {
    server.answerWith([{ text: 'Hello.' }]);
    await generateText({
      ...modelShowing('qwen', () => new Set()),
      prompt: 'Hi',
      tools: toolsThatRecord([]),
      maxRetries: 0,
    });
    expect(server.requests[0]).toMatchObject({ status: 200 });
    expect(server.requests[0]?.body).not.toHaveProperty('tools');
    expect(server.requests[0]?.body).not.toHaveProperty('tool_choice');
  });
});
