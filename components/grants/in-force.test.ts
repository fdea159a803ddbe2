import { describe, expect, it } from 'vitest';
import type { Grant } from '@/lib/contract/grant';
import { splitGrants } from './in-force';

const NOW = Date.parse('2026-12-01T00:00:00Z');
const grant = (id: string, changes: Partial<Grant> = {}): Grant => ({
  id,
  tool: 'todo_complete',
  risk: 'medium',
  fields: [],
  maxLines: 5,
  covers: '',
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2026-12-31T00:00:00Z',
  uses: 0,
  ...changes,
});

describe('standing permissions', () => {
  it('hold until they are revoked or run out, to the millisecond', () => {
    const { inForce, ended } = splitGrants(
      [
        grant('revoked', { revokedAt: '2026-11-20T00:00:00Z' }),
        grant('over', { expiresAt: '2026-12-01T00:00:00.000Z' }),
        grant('old'),
        grant('last moment', { createdAt: '2026-11-02T00:00:00Z', expiresAt: '2026-12-01T00:00:00.001Z' }),
      ],
      NOW,
    );
    expect(inForce.map(({ id }) => id)).toEqual(['last moment', 'old']);
    expect(ended.map(({ id }) => id)).toEqual(['over', 'revoked']);
  });
});
