import { describe, expect, it } from 'vitest';
import { readCorrection } from './correction';

const context = { now: '2026-12-01T09:00' };

function changesIn(text: string): Record<string, unknown> | null {
  const correction = readCorrection(text, context);
  if (!correction) return null;
  const { alternatives: _alternatives, remove, ...fields } = correction.changes;
  const values = Object.fromEntries(Object.entries(fields).map(([name, found]) => [name, found.value]));
  return {
    ...values,
    ...(remove ? { remove: remove.map((each) => each.value) } : {}),
    ...(correction.line === undefined ? {} : { line: correction.line }),
    ...(correction.otherTool ? { otherTool: correction.otherTool } : {}),
  };
}

it.each(['make it 8 and 20', 'at 8am and 8pm', '改成8点和20点'])(
  '"%s" is no correction: one todo has one time, and none of them may be lost',
  (text) => {
    expect(changesIn(text)).toBeNull();
  },
);

describe('a message that corrects the open card', () => {
  it.each([
    ['make it 4pm', { dueTime: '16:00' }],
    ['no, Thursday', { dueDate: '2026-12-03' }],
    ['actually at 5:15 please', { dueTime: '17:15' }],
    ['sorry, I meant next Monday at 10am', { dueDate: '2026-12-07', dueTime: '10:00' }],
    ['could you change it to Friday?', { dueDate: '2026-12-04' }],
    ['call it gum check', { title: 'gum check' }],
    ['change the title to "bread and butter"', { title: 'bread and butter' }],
    ['make it 4:30 and call it gum check', { dueTime: '16:30', title: 'gum check' }],
    ['call it salt and pepper', { title: 'salt and pepper' }],
    ['add tag errands', { tags: ['errands'] }],
    ['#errands', { tags: ['errands'] }],
    ['put it on my holiday list', { list: 'holiday' }],
    ['urgent', { priority: 3 }],
    ['make it high priority', { priority: 2 }],
    ['no reminder', { remove: ['reminders'] }],
    ['without a time', { remove: ['dueTime'] }],
    ["don't repeat it", { remove: ['recurrence'] }],
    ['remind me 20 minutes before', { reminders: [{ minutesBefore: 20 }] }],
    ['an hour later', { shiftMinutes: 60 }],
    ['the second one to Friday', { dueDate: '2026-12-04', line: 2 }],
    ['make the last one 8am', { dueTime: '08:00', line: -1 }],
    ['add a note: bring the old card', { notes: 'bring the old card' }],
    ['actually delete it', { otherTool: 'todo_delete' }],
    ['mark it as done instead', { otherTool: 'todo_complete' }],
    ['改成周五', { dueDate: '2026-12-04' }],
    ['不对，是后天上午十点', { dueDate: '2026-12-03', dueTime: '10:00' }],
    ['标题改成洗牙', { title: '洗牙' }],
    ['改到下午五点，标题改成洗牙', { dueTime: '17:00', title: '洗牙' }],
    ['不用提醒', { remove: ['reminders'] }],
    ['加个标签家里', { tags: ['家里'] }],
    ['推迟半小时', { shiftMinutes: 30 }],
    ['第二个改成周六', { dueDate: '2026-12-05', line: 2 }],
    ['紧急', { priority: 3 }],
    ['还是删了吧', { otherTool: 'todo_delete' }],
    ['哎不对，十八号', { dueDate: '2026-12-18' }],
    ['十八号', { dueDate: '2026-12-18' }],
    ['错了，应该是一四', { weekdays: [0, 3] }],
    ['等等，周二和周日', { weekdays: [1, 6] }],
    ['oh no, 10', { dueTime: '10:00' }],
    ['wait, the 18th', { dueDate: '2026-12-18' }],
    ['better the next day', { shiftMinutes: 1440 }],
    ['move it to the day before', { shiftMinutes: -1440 }],
    ['放到次日吧', { shiftMinutes: 1440 }],
    ['提前到前一天', { shiftMinutes: -1440 }],
  ])('"%s"', (text, changes) => {
    expect(changesIn(text)).toMatchObject(changes);
  });

  it('points at its words, and says what a rule concluded', () => {
    const correction = readCorrection('no, make it at 5', context);
    expect(correction?.changes.dueTime).toMatchObject({ value: '17:00', certainty: 'inferred' });
    const { start, end, text } = correction?.changes.dueTime?.span ?? { start: 0, end: 0, text: '' };
    expect('no, make it at 5'.slice(start, end)).toBe(text);
  });
});

describe('a message that is something else', () => {
  it.each([
    'buy stamps on Friday',
    'remind me to call Lea at 4pm',
    'what do I have tomorrow?',
    'is it going to rain on Friday',
    'the meeting with Lea is at 4pm',
    'thanks',
    'yes',
    'no',
    '',
    '明天买邮票',
    '提醒我四点打电话',
    '周五有什么安排？',
    '好的',
    '4',
    '四二',
  ])('"%s" corrects nothing', (text) => {
    expect(readCorrection(text, context)).toBeNull();
  });
});
