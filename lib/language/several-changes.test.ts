import { describe, expect, test } from 'vitest';
import { readOrders } from './mixed';

/** Each order in its words, with what it changes. */
function told(text: string): string[] {
  return readOrders(text, { now: '2026-12-01T09:00' }).map(({ understanding, words, isUnread }) => {
    const changes = understanding.intent === 'update' ? Object.keys(understanding.changes) : [];
    const kept = changes.filter((name) => name !== 'alternatives').sort();
    return [isUnread ? 'unread' : understanding.intent, ...kept, words === text ? '' : words]
      .filter(Boolean)
      .join(' | ');
  });
}

describe('several changes of one todo are one order', () => {
  test.each<[string, string[]]>([
    ['move the dentist to Friday and call it check-up', ['update | dueDate | title']],
    [
      'move the dentist to Friday at 9, tag it health and make it urgent',
      ['update | dueDate | dueTime | priority | tags'],
    ],
    [
      'push the meeting back an hour and make it 90 minutes long',
      ['update | durationMinutes | shiftMinutes'],
    ],
    ['move the dentist to Friday and remind me an hour before', ['update | dueDate | reminders']],
    ['把牙医改名叫体检，然后挪到周五', ['update | dueDate | title']],
    ['把评审会改到周五下午三点，时长两小时', ['update | dueDate | dueTime | durationMinutes']],
  ])('%s', (text, orders) => {
    expect(told(text)).toEqual(orders);
  });
});

describe('what belongs to a name or a moment is no change of its own', () => {
  test.each([
    'rename the report to milk and bread',
    'rename the report to call Bob and email Ann',
    "rename the report to 'draft and move it to Friday'",
    'move the dentist to Friday, 4 December',
  ])('%s', (text) => {
    expect(told(text)).toHaveLength(1);
  });
});

describe('nothing beside a change is dropped silently', () => {
  test.each<[string, string[]]>([
    [
      'move the dentist to Friday and email Ann about it',
      ['update | dueDate | move the dentist to Friday', 'create | email Ann about it'],
    ],
    [
      '把评审会推迟一小时，地点改到三楼',
      ['update | shiftMinutes | 把评审会推迟一小时', 'unread | 地点改到三楼'],
    ],
  ])('%s', (text, orders) => {
    expect(told(text)).toEqual(orders);
  });

  test.each([
    'move the dentist to Friday, thanks',
    "move the dentist to Friday, I'm busy",
    '把牙医改到周五，谢谢',
  ])('and %s says nothing more', (text) => {
    expect(told(text)).toEqual(['update | dueDate']);
  });
});
