import { describe, expect, it } from 'vitest';
import { read, valuesOf } from './testing/read';

describe('which todos are meant', () => {
  it.each([
    [
      'delete the piano lesson on Friday',
      { text: 'piano lesson', from: '2026-12-04', to: '2026-12-04', all: false },
    ],
    ['cancel everything tomorrow', { from: '2026-12-02', to: '2026-12-02', all: true }],
    ['complete the second one', { ordinal: 2, all: false }],
    ['delete it', { reference: true, all: false }],
    ['remove oat milk from my shopping list', { text: 'oat milk', list: 'shopping', all: false }],
    ['取消明天的瑜伽课', { text: '瑜伽课', from: '2026-12-02', to: '2026-12-02', all: false }],
    ['删除最后一条', { ordinal: -1, all: false }],
    ['cancel everything from friday', { from: '2026-12-04', to: '2026-12-04', all: true }],
    ['move everything from today to tomorrow', { from: '2026-12-01', to: '2026-12-01', all: true }],
    ['把所有的从今天挪到周五', { from: '2026-12-01', to: '2026-12-01', all: true }],
    ['delete everything tagged garden', { tag: 'garden', all: true }],
    ['complete all todos with the tag Garden', { tag: 'Garden', all: true }],
    ['删除所有标签为家务的待办', { tag: '家务', all: true }],
    ['把所有过期的任务都删掉', { overdue: true, all: true }],
    ['move the quartet on Friday to 4pm', { text: 'quartet', from: '2026-12-04', to: '2026-12-04' }],
  ])('"%s"', (text, target) => {
    const understanding = read(text);
    if (!('target' in understanding)) throw new Error(`read as ${understanding.intent}`);
    const { text: words, ...rest } = understanding.target;
    expect({ ...rest, ...(words ? { text: words.value } : {}) }).toMatchObject(target);
  });
});

describe('what a change sets', () => {
  const changesOf = (text: string) => {
    const understanding = read(text);
    if (understanding.intent !== 'update')
      throw new Error(`"${text}" is ${understanding.intent}, by ${understanding.rule}`);
    return { target: understanding.target.text?.value, ...valuesOf(understanding.changes) };
  };

  it('takes the hour behind a day for the new one, and not for the end of a stretch', () => {
    const changes = changesOf('move the quartet on Friday to 4pm');
    expect(changes).toMatchObject({ target: 'quartet', dueTime: '16:00' });
    expect(changes).not.toHaveProperty('durationMinutes');
  });

  it('reads the new moment, the new name or the distance', () => {
    expect(changesOf('move the choir rehearsal from Tuesday to Thursday at 7pm')).toMatchObject({
      target: 'choir rehearsal',
      dueDate: '2026-12-03',
      dueTime: '19:00',
    });
    expect(changesOf('把豆浆改名成豆奶')).toMatchObject({ target: '豆浆', title: '豆奶' });
    expect(changesOf('rename call Jo to call Joanna')).toMatchObject({
      target: 'call Jo',
      title: 'call Joanna',
    });
    expect(changesOf('postpone the call by 2 days')).toMatchObject({ target: 'call', shiftMinutes: 2880 });
    expect(changesOf('把周会提前一小时')).toMatchObject({ target: '周会', shiftMinutes: -60 });
    expect(changesOf('make the workshop half an hour shorter')).toMatchObject({ stretchMinutes: -30 });
    expect(changesOf('extend the workshop meeting to 2 hours')).toMatchObject({ durationMinutes: 120 });
    expect(changesOf('把周会延长一刻钟')).toMatchObject({ target: '周会', stretchMinutes: 15 });
    expect(changesOf('把周会延长到两小时')).toMatchObject({ durationMinutes: 120 });
    expect(changesOf('把写周报改到周四')).toMatchObject({ target: '写周报', dueDate: '2026-12-03' });
  });
});

describe('the days that a question is about', () => {
  it.each([
    ['what is due today and tomorrow?', { from: '2026-12-01', to: '2026-12-02' }],
    ['what do I have on friday and saturday?', { from: '2026-12-04', to: '2026-12-05' }],
    ['今天和明天有什么事', { from: '2026-12-01', to: '2026-12-02' }],
    ['what do I have on friday?', { from: '2026-12-04', to: '2026-12-04' }],
  ])('"%s": none of them is left out', (text, days) => {
    const understanding = read(text);
    expect(understanding.intent === 'query' && understanding.query).toMatchObject(days);
  });
});
