import { describe, expect, it } from 'vitest';
import { activityQuery, everything, isNarrowed, readKind, readStatus } from './activity-query';

describe('the query of the activity list', () => {
  it('names only what narrows, and the zone of the days', () => {
    expect(activityQuery({ ...everything, q: ' 买牛奶 & milk ', status: 'expired' }, 'Asia/Shanghai')).toBe(
      'q=%E4%B9%B0%E7%89%9B%E5%A5%B6+%26+milk&status=expired&timeZone=Asia%2FShanghai',
    );
    expect(activityQuery(everything, 'UTC', { format: 'csv' })).toBe('timeZone=UTC&format=csv');
  });

  it('is not narrowed by spaces', () => {
    expect(isNarrowed({ ...everything, q: '  ' })).toBe(false);
    expect(isNarrowed({ ...everything, tool: 'todo_add' })).toBe(true);
  });

  it('takes no status or kind that does not exist', () => {
    expect([readStatus('expired'), readStatus('lost'), readKind('own'), readKind('x')]).toEqual([
      'expired',
      '',
      'own',
      '',
    ]);
  });
});
