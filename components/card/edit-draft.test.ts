import { describe, expect, it } from 'vitest';
import { argumentsAfter, draftOf, offeredFields, splitTags } from './edit-draft';

const proposed = {
  title: 'Call the dentist',
  dueDate: '2026-12-02',
  dueTime: '15:00',
  tags: ['health'],
  reminders: [{ minutesBefore: 0 }],
};

describe('the edit form of a card', () => {
  it('sends back untouched arguments exactly as they were proposed', () => {
    expect(argumentsAfter('todo_add', proposed, draftOf(proposed))).toEqual(proposed);
  });

  it('changes only what was filled in, with numbers as numbers and tags as a list', () => {
    const draft = {
      ...draftOf(proposed),
      dueTime: '16:30',
      durationMinutes: '45',
      tags: 'health, #teeth，牙',
    };
    expect(argumentsAfter('todo_add', proposed, draft)).toEqual({
      ...proposed,
      dueTime: '16:30',
      durationMinutes: 45,
      tags: ['health', 'teeth', '牙'],
    });
  });

  it('leaves a new todo without an emptied field, and takes it away from an existing one', () => {
    const draft = { ...draftOf(proposed), dueTime: '' };
    expect(argumentsAfter('todo_add', proposed, draft)).not.toHaveProperty('dueTime');
    expect(
      argumentsAfter('todo_update', { id: 't1', dueTime: '15:00' }, { ...draft, dueDate: '', title: '' }),
    ).toEqual({
      id: 't1',
      dueTime: null,
    });
  });

  it('sets how often and when to remind, takes both away again, and leaves several reminders alone', () => {
    const draft = { ...draftOf(proposed), recurrence: 'FREQ=WEEKLY', reminders: '30' };
    const changed = argumentsAfter('todo_add', proposed, draft);
    expect(changed).toEqual({ ...proposed, recurrence: 'FREQ=WEEKLY', reminders: [{ minutesBefore: 30 }] });
    const { recurrence: _r, reminders: _m, ...bare } = changed;
    const emptied = { ...draftOf(changed), recurrence: '', reminders: 'none' };
    expect(argumentsAfter('todo_add', changed, emptied)).toEqual(bare);
    expect(
      argumentsAfter('todo_update', { id: 't1', ...changed }, { ...emptied, tags: '', title: ' ' }),
    ).toEqual({ ...bare, id: 't1', recurrence: null, reminders: [], tags: [] });
    const several = { ...proposed, reminders: [{ minutesBefore: 0 }, { minutesBefore: 10 }] };
    expect(argumentsAfter('todo_add', several, { ...draftOf(several), list: 'home' })).toEqual({
      ...several,
      list: 'home',
    });
  });

  it('never touches the id of the todo that is meant', () => {
    const update = { id: 't1', dueDate: '2026-12-02' };
    const draft = { ...draftOf(update), dueDate: '2026-12-03' };
    expect(argumentsAfter('todo_update', update, draft)).toEqual({ id: 't1', dueDate: '2026-12-03' });
  });

  it('offers no fields where there is only a todo to name', () => {
    expect(offeredFields('todo_complete', { id: 't1' })).toEqual([]);
    expect(offeredFields('todo_delete', { id: 't1' })).toEqual([]);
  });
});

describe('splitTags', () => {
  it('takes both kinds of comma, drops repeats and hashes', () => {
    expect(splitTags(' #home，work、home, ')).toEqual(['home', 'work']);
  });
});
