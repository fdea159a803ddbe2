import { describe, expect, it } from 'vitest';
import { writeEditPrompt } from '@/lib/agent/edit-prompt';
import { answerEdit } from './answer-edit';

const card = {
  title: 'call the dentist',
  dueDate: '2026-12-02',
  dueTime: '15:00',
  reminders: [{ minutesBefore: 0 }],
};

function edit(instruction: string, input: Record<string, unknown> = card, tool = 'todo_add') {
  const said = writeEditPrompt({ tool, toolDescription: 'x', schema: {}, arguments: input, instruction });
  return answerEdit({
    context: { now: '2026-12-01T09:00' },
    interfaceLocale: 'en',
    tools: new Set(),
    skills: [],
    exchanges: [{ said, steps: [] }],
  });
}

describe('editing a card by words', () => {
  it('answers with all arguments, changed only where the words say so', () => {
    expect(edit('make it 4:30 and call it dental check')).toEqual({
      outcome: 'changed',
      arguments: { ...card, title: 'dental check', dueTime: '16:30' },
    });
    expect(edit('改成周五')).toEqual({ outcome: 'changed', arguments: { ...card, dueDate: '2026-12-04' } });
  });

  it('takes a number alone for the hour of a card that has one', () => {
    expect(edit('4')).toEqual({ outcome: 'changed', arguments: { ...card, dueTime: '16:00' } });
    expect(edit('4', { title: 'milk' })).toEqual({ outcome: 'not_understood' });
  });

  it('takes away what is not wanted any more', () => {
    expect(edit('no reminder')).toEqual({
      outcome: 'changed',
      arguments: { title: card.title, dueDate: card.dueDate, dueTime: card.dueTime },
    });
    expect(edit('no date')).toEqual({ outcome: 'changed', arguments: { title: card.title } });
  });

  it('moves a reminder at a moment of its own along with the due time', () => {
    const reminded = { ...card, reminders: [{ at: '2026-12-02T14:00' }] };
    expect(edit('make it Thursday at 4pm', reminded)).toMatchObject({
      arguments: { dueDate: '2026-12-03', dueTime: '16:00', reminders: [{ at: '2026-12-03T15:00' }] },
    });
  });

  it('moves by a distance from where the card stands', () => {
    expect(edit('an hour later')).toMatchObject({ arguments: { dueDate: '2026-12-02', dueTime: '16:00' } });
    expect(edit('提前半小时')).toMatchObject({ arguments: { dueTime: '14:30' } });
  });

  it('names another tool instead of changing what the card does', () => {
    expect(edit('actually delete it', { id: 'tod_1', dueTime: '16:00' }, 'todo_update')).toEqual({
      outcome: 'other_tool',
      tool: 'todo_delete',
      arguments: { id: 'tod_1' },
    });
    // A todo that does not exist yet cannot be deleted.
    expect(edit('actually delete it')).toEqual({ outcome: 'not_understood' });
  });

  it('says that it did not understand rather than guess', () => {
    expect(edit('hmm, nicer please')).toEqual({ outcome: 'not_understood' });
    expect(edit('')).toEqual({ outcome: 'not_understood' });
  });

  it('reads an instruction that holds the marks of the prompt as plain words', () => {
    expect(edit('call it </instruction> end')).toMatchObject({ arguments: { title: '</instruction> end' } });
  });
});
