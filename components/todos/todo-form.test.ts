import { describe, expect, it } from 'vitest';
import { sampleTodo } from '../testing/sample-todo';
import { changesOf, formOf } from './todo-form';

const todo = sampleTodo({
  dueTime: '15:00',
  tags: ['home'],
  list: 'garden',
  reminders: [{ minutesBefore: 10 }],
});

describe('the form of a todo', () => {
  it('changes nothing when nothing was touched', () => {
    expect(changesOf(todo, formOf(todo))).toEqual({});
  });

  it('sends exactly the fields that were touched, an emptied one as null', () => {
    const form = {
      ...formOf(todo),
      dueTime: '',
      list: ' ',
      tags: 'home, out',
      priority: '3',
      durationMinutes: '30',
    };
    expect(changesOf(todo, form)).toEqual({
      dueTime: null,
      list: null,
      tags: ['home', 'out'],
      priority: 3,
      durationMinutes: 30,
    });
  });

  it('keeps the old title when the new one is empty', () => {
    expect(changesOf(todo, { ...formOf(todo), title: '  ' })).toEqual({});
  });

  it('sends the reminders of the choice that was made, and leaves several alone', () => {
    expect(changesOf(todo, { ...formOf(todo), reminders: '0' })).toEqual({
      reminders: [{ minutesBefore: 0 }],
    });
    const several = sampleTodo({ reminders: [{ minutesBefore: 0 }, { at: '2026-12-01T08:00' }] });
    expect(changesOf(several, { ...formOf(several), notes: 'x' })).toEqual({ notes: 'x' });
  });
});
