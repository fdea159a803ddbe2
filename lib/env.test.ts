import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnv, variableNames } from './env';

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('readEnv', () => {
  it('needs no variable at all: embedded database, built-in model, loopback', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      NOD_DATA_DIR: '.nod',
      MODEL: { provider: 'builtin', model: '' },
      ACTION_TTL_SECONDS: 300,
      NOD_TEST_CLOCK: false,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  it('keeps everything after the first colon as the name of the model', () => {
    expect(readEnv({ MODEL: 'ollama:qwen3:8b' }).MODEL).toEqual({ provider: 'ollama', model: 'qwen3:8b' });
  });

  it('lists every bad variable at once, by name and with what to do', () => {
    const problems = problemsOf({
      PORT: 'eighty',
      MODEL: 'gpt',
      DATABASE_URL: 'mysql://x/y',
      HOST: '0.0.0.0',
    });
    expect(problems).toHaveLength(4);
    expect(problems.join('\n')).toMatch(/PORT: not a port/);
    expect(problems.join('\n')).toMatch(/DATABASE_URL: .*postgres:\/\//);
    expect(problems.join('\n')).toMatch(/MODEL: unknown provider "gpt"; choose one of builtin, openai/);
  });

  it('never repeats the value of a secret', () => {
    expect(problemsOf({ BETTER_AUTH_SECRET: 'hunter2' }).join('\n')).not.toContain('hunter2');
    expect(problemsOf({ DATABASE_URL: 'http://u:hunter2@h/d' }).join('\n')).not.toContain('hunter2');
  });

  it('wants a secret shared by all servers when the database is shared', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://u:p@h/d' })).toEqual([
      expect.stringMatching(/^BETTER_AUTH_SECRET: needed with DATABASE_URL/),
    ]);
  });

  it('complains about a variable once', () => {
    expect(problemsOf({ DATABASE_URL: 'postgres://u:p@h/d', BETTER_AUTH_SECRET: 'short' })).toEqual([
      expect.stringMatching(/^BETTER_AUTH_SECRET: at least 32/),
    ]);
  });

  it.each([
    ['openai:gpt-5', 'OPENAI_API_KEY'],
    ['qwen:qwen-max', 'DASHSCOPE_API_KEY'],
    ['zhipu:glm-5', 'ZHIPU_API_KEY'],
    ['deepseek:deepseek-chat', 'DEEPSEEK_API_KEY'],
    ['compatible:x', 'COMPATIBLE_BASE_URL'],
  ])('asks for what MODEL=%s needs: %s', (model, variable) => {
    expect(problemsOf({ MODEL: model })).toEqual([expect.stringMatching(new RegExp(`^${variable}: needed`))]);
  });

  it('wants the name of a model', () => {
    expect(problemsOf({ MODEL: 'openai', OPENAI_API_KEY: 'k' })[0]).toContain(
      'MODEL=openai:<name of the model>',
    );
  });

  it('wants to know the address that people open when others can reach the server', () => {
    expect(problemsOf({ HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^APP_URL: needed/)]);
    expect(problemsOf({ HOST: '0.0.0.0', APP_URL: 'https://todo.example' })).toEqual([]);
  });

  it('refuses a test clock on an address that others can reach', () => {
    expect(problemsOf({ NOD_TEST_CLOCK: '1', HOST: '0.0.0.0', APP_URL: 'https://todo.example' })[0]).toMatch(
      /^NOD_TEST_CLOCK: .*loopback/,
    );
    expect(readEnv({ NOD_TEST_CLOCK: '1', HOST: 'localhost' }).NOD_TEST_CLOCK).toBe(true);
  });
});

describe('.env.example', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));

  it('names every variable, and no other', () => {
    // The two that nobody sets by hand.
    const ours = variableNames.filter((name) => name !== 'NODE_ENV' && name !== 'NOD_RESTORE_SNAPSHOT');
    expect(Object.keys(example).sort()).toEqual(ours.sort());
  });

  it('shows the defaults: copied as it is, it changes nothing', () => {
    expect(readEnv(example)).toEqual(readEnv({}));
  });
});
