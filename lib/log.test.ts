import { expect, it } from 'vitest';
import { createLogger } from './log';

function logged(...entries: object[]): string {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => lines.push(line) });
  for (const entry of entries) logger.info(entry, 'message');
  return lines.join('');
}

it('writes one JSON object a line, with a readable level and time', () => {
  const line = JSON.parse(logged({ turnId: 'trn_1' })) as Record<string, unknown>;
  expect(line).toMatchObject({ level: 'info', turnId: 'trn_1', msg: 'message' });
  expect(line.time).toMatch(/^\d{4}-\d{2}-\d{2}T/);
});

it('never writes a secret, however deep it sits', () => {
  const text = logged(
    { cookie: 'hunter2', headers: { authorization: 'hunter2', 'set-cookie': 'hunter2' } },
    {
      request: { headers: { cookie: 'hunter2' } },
      env: { OPENAI_API_KEY: 'hunter2', DATABASE_URL: 'hunter2' },
    },
  );
  expect(text).not.toContain('hunter2');
  expect(text).toContain('[secret]');
});

it('carries the turn through a child', () => {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => lines.push(line) })
    .child({ turnId: 'trn_1' })
    .info('step');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ turnId: 'trn_1', msg: 'step' });
});
