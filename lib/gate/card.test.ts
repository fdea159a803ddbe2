import { describe, expect, it, test } from 'vitest';
import { actionStatuses } from '@/lib/contract/action';
import { locales } from '@/lib/contract/locale';
import type { Todo } from '@/lib/contract/todo';
import { findEvidence } from '@/lib/language/evidence';
import { renderAction } from './card';
import { aboutTodo, actionRecord, EXPIRES_AT, minutesLater, todoOf } from './testing/action-record';

const now = minutesLater(1);
const en = { locale: 'en', now } as const;
const zh = { locale: 'zh', now } as const;
const field = (action: ReturnType<typeof renderAction>, name: string) => {
  const found = action.fields.find((each) => each.name === name);
  if (!found) throw new Error(`the card has no row ${name}`);
  return found;
};
const rows = (action: ReturnType<typeof renderAction>) =>
  Object.fromEntries(action.fields.map(({ label, display }) => [label, display]));

const full = actionRecord({
  arguments: {
    title: '开项目评审会',
    dueDate: '2026-12-02',
    dueTime: '15:00',
    durationMinutes: 90,
    recurrence: 'FREQ=WEEKLY;BYDAY=WE',
    reminders: [{ minutesBefore: 0 }, { minutesBefore: 10 }, { at: '2026-12-02T09:00' }],
    priority: 3,
    list: 'work',
    tags: ['a', 'b'],
    notes: 'bring the plan',
  },
});

describe('a card says what will happen in the language of its reader', () => {
  it('in English', () => {
    const card = renderAction(full, en);
    expect(card).toMatchObject({ title: 'Add a todo', subject: '开项目评审会' });
    expect(rows(card)).toMatchObject({
      Date: 'tomorrow, Wed 2 Dec',
      Time: '15:00',
      Length: '1 h 30 min',
      Reminder: 'at the time, 10 min before, tomorrow, Wed 2 Dec, 09:00',
      Priority: 'Urgent',
      List: 'work',
      Tags: '#a #b',
      Notes: 'bring the plan',
    });
  });

  it('in Chinese, from the same stored arguments', () => {
    const card = renderAction(full, zh);
    expect(card).toMatchObject({ title: '新建待办', subject: '开项目评审会' });
    expect(rows(card)).toMatchObject({
      日期: '明天 12月2日 周三',
      时间: '15:00',
      时长: '1小时30分钟',
      优先级: '紧急',
    });
    expect(rows(card).提醒).toBe('到点提醒、提前10分钟、明天 12月2日 周三 09:00');
  });

  it('with today where the person is, not where the server is', () => {
    const lateEvening = new Date('2026-12-01T16:30:00Z'); // already 2 December in Shanghai
    const action = actionRecord({ expiresAt: new Date('2026-12-01T17:00:00Z') });
    expect(rows(renderAction(action, { locale: 'en', now: lateEvening })).Date).toBe('today, Wed 2 Dec');
  });
});

describe('a card about an existing todo names it and what it was', () => {
  it('shows before and after of a changed field, and only of those', () => {
    const action = aboutTodo('todo_update', todoOf({ priority: 1, list: 'home' }), {
      arguments: { id: 'tod_1', priority: 2, list: 'home' },
    });
    const card = renderAction(action, en);
    expect(card).toMatchObject({ title: 'Change a todo', subject: 'pay the rent' });
    expect(card.fields).toMatchObject([{ name: 'priority', before: 'Low', display: 'High' }]);
  });

  it('says where a todo moves', () => {
    const action = aboutTodo('todo_update', todoOf(), { arguments: { id: 'tod_1', dueDate: '2026-12-04' } });
    expect(renderAction(action, en).title).toBe('Move to Fri 4 Dec');
    expect(renderAction(action, zh).title).toBe('改到12月4日 周五');
    expect(renderAction(action, en).fields).toMatchObject([{ name: 'dueDate', before: 'today, Tue 1 Dec' }]);
  });

  it('says what happens to a reminder when nothing moves', () => {
    const at = (minutesBefore: number) => [{ minutesBefore }];
    const titles = (before: unknown[], after: unknown[]) => {
      const todo = todoOf({ dueTime: '15:00', reminders: before as Todo['reminders'] });
      const action = aboutTodo('todo_update', todo, { arguments: { id: 'tod_1', reminders: after } });
      return [renderAction(action, en).title, renderAction(action, zh).title];
    };
    expect(titles([], at(10))).toEqual(['Add a reminder', '加上提醒']);
    expect(titles(at(0), at(10))).toEqual(['Change the reminder', '修改提醒']);
    expect(titles(at(0), [])).toEqual(['Remove the reminder', '去掉提醒']);
    const moved = { id: 'tod_1', dueDate: '2026-12-04', reminders: at(10) };
    expect(renderAction(aboutTodo('todo_update', todoOf(), { arguments: moved }), en).title).toBe(
      'Move to Fri 4 Dec',
    );
  });

  it('shows a value that is taken away as none', () => {
    const action = aboutTodo('todo_update', todoOf({ list: 'home' }), {
      arguments: { id: 'tod_1', list: null },
    });
    expect(renderAction(action, en).fields).toMatchObject([
      { name: 'list', before: 'home', display: 'none' },
    ]);
  });

  test.each([
    ['todo_complete', 'Check off a todo', '完成待办'],
    ['todo_reopen', 'Open a todo again', '重新打开待办'],
    ['todo_delete', 'Delete a todo', '删除待办'],
  ])('%s', (tool, english, chinese) => {
    const action = aboutTodo(tool, todoOf({ status: tool === 'todo_reopen' ? 'done' : 'open' }));
    expect(renderAction(action, en)).toMatchObject({ title: english, subject: 'pay the rent' });
    expect(renderAction(action, zh).title).toBe(chinese);
  });

  it('says that a recurring todo is checked off for this time only', () => {
    const action = aboutTodo('todo_complete', todoOf({ recurrence: 'FREQ=DAILY' }));
    expect(renderAction(action, en).title).toBe('Check off for this time');
  });

  it('names the consequence of a delete', () => {
    expect(renderAction(aboutTodo('todo_delete'), en).consequence).toContain('trash');
    expect(renderAction(aboutTodo('todo_delete'), zh).consequence).toContain('回收站');
  });
});

describe('evidence', () => {
  const evidence = {
    dueDate: { kind: 'said', quote: 'tomorrow' },
    dueTime: { kind: 'inferred', from: 'model' },
  } as const;
  const findings = { evidence, warnings: [], conflicts: [], alternatives: [] };

  it('stands at its row, with the words it comes from', () => {
    const card = renderAction(actionRecord({ findings }), en);
    expect(field(card, 'dueDate').evidence).toEqual({ kind: 'said', quote: 'tomorrow' });
    expect(field(card, 'dueTime').evidence).toEqual({ kind: 'inferred', from: 'not in your words' });
    expect(field(renderAction(actionRecord({ findings }), zh), 'dueTime').evidence.from).toBe('你没有这么说');
  });

  it('counts as assumed when there is none', () => {
    const card = renderAction(actionRecord(), en);
    expect(new Set(card.fields.map(({ evidence: shown }) => shown.kind))).toEqual(new Set(['inferred']));
  });

  it('offers other readings with all the arguments to send for them', () => {
    const alternatives = [{ field: 'dueTime', arguments: { dueTime: '03:00' } }];
    const card = renderAction(actionRecord({ findings: { ...findings, alternatives } }), en);
    expect(field(card, 'dueTime').alternatives).toEqual([
      { display: '03:00', arguments: { title: 'call the dentist', dueDate: '2026-12-02', dueTime: '03:00' } },
    ]);
    expect(field(card, 'dueDate')).not.toHaveProperty('alternatives');
  });
});

describe('warnings and conflicts', () => {
  const warn = (code: string, data: Record<string, string | number>) =>
    actionRecord({ findings: { evidence: {}, warnings: [{ code, data }], conflicts: [], alternatives: [] } });

  it('says what the person wrote and what the card has', () => {
    const action = warn('different', { field: 'dueDate', said: 'Friday', value: '2026-12-02' });
    expect(renderAction(action, en).warnings[0]?.message).toBe(
      'You wrote “Friday”; this says tomorrow, Wed 2 Dec.',
    );
    expect(renderAction(action, zh).warnings[0]?.message).toBe(
      '你说的是“Friday”，这里写的是明天 12月2日 周三。',
    );
  });

  it('says which word of the title nobody said', () => {
    const [warning] = findEvidence(
      ['lunch tomorrow'],
      { title: 'lunch with Maxine' },
      { now: '2026-12-01T09:00' },
    ).warnings;
    const action = warn(warning?.code ?? '', warning?.data ?? {});
    expect(renderAction(action, en).warnings[0]?.message).toBe("Your words don't contain “Maxine”.");
    expect(renderAction(action, zh).warnings[0]?.message).toBe('你的话里没有“Maxine”。');
  });

  it.each([
    ['a code that has no words', warn('brand_new', {})],
    ['data that its words need and that is missing', warn('not_said', {})],
    ['a value that cannot be shown', warn('different', { field: 'dueDate', said: 'x', value: 'no date' })],
  ])('asks for a second look at %s, and never keeps the card from being drawn', (_name, action) => {
    expect(renderAction(action, en).warnings[0]?.message).toBe('Have another look at this.');
    expect(renderAction(action, zh).warnings[0]?.message).toBe('这里请再看一眼。');
  });

  it('names the todo that is in the way, and when it is', () => {
    const todo = {
      id: 'tod_9',
      title: '体检',
      dueDate: '2026-12-02',
      dueTime: '15:00',
      durationMinutes: null,
    };
    const conflicts = [{ kind: 'overlap' as const, todo }];
    const action = actionRecord({ findings: { evidence: {}, warnings: [], conflicts, alternatives: [] } });
    expect(renderAction(action, zh).conflicts[0]?.message).toBe(
      '那个时间已经有“体检”：明天 12月2日 周三 15:00。',
    );
    expect(renderAction(action, en).conflicts[0]?.message).toBe(
      '“体检” is at that time: tomorrow, Wed 2 Dec, 15:00.',
    );
  });
});

describe('an edited card', () => {
  const edited = actionRecord({
    version: 2,
    arguments: { title: 'dental check', dueDate: '2026-12-02', dueTime: '16:30' },
    proposedArguments: { title: 'call the dentist', dueDate: '2026-12-02', dueTime: '15:00' },
  });

  it('marks what changed, with what it was, and nothing else', () => {
    const card = renderAction(edited, en);
    expect(field(card, 'title')).toMatchObject({
      display: 'dental check',
      before: 'call the dentist',
      changed: true,
    });
    expect(field(card, 'dueTime')).toMatchObject({ display: '16:30', before: '15:00', changed: true });
    expect(field(card, 'dueDate')).not.toHaveProperty('changed');
  });
});

describe('the end of a card', () => {
  test.each(locales)('has one sentence for every status, %s', (locale) => {
    const sentences = actionStatuses
      .filter((status) => status !== 'pending')
      .map(
        (status) => renderAction(actionRecord({ status, decidedAt: now }), { locale, now }).result?.message,
      );
    expect(sentences.every((sentence) => typeof sentence === 'string' && sentence.length > 1)).toBe(true);
    expect(renderAction(actionRecord(), { locale, now }).result).toBeUndefined();
  });

  it('says expired, not cancelled, as soon as the time is over', () => {
    const card = renderAction(actionRecord(), { locale: 'en', now: EXPIRES_AT });
    expect(card).toMatchObject({ status: 'expired', reproposable: true, undoable: false });
    expect(card.result?.message).toBe('This ran out after 5 minutes. Nothing was changed.');
  });

  it('tells a card that was set aside from one that was cancelled', () => {
    const message = (reason: string) =>
      renderAction(actionRecord({ status: 'cancelled', reason, decidedAt: now }), en).result?.message;
    expect(message('new_message')).toContain('Set aside');
    expect(message('cancelled')).toContain('Cancelled');
    expect(message('because I say so')).toContain('Cancelled');
  });

  it('offers undo while it can be undone', () => {
    const undo = { todos: [{ id: 'tod_1', before: null, afterVersion: 1 }] };
    expect(renderAction(actionRecord({ status: 'confirmed', undo }), en).undoable).toBe(true);
    expect(renderAction(actionRecord({ status: 'undone', undo }), en).undoable).toBe(false);
    expect(renderAction(actionRecord({ status: 'pending', undo }), en).undoable).toBe(false);
  });

  it('carries the instants that a countdown needs', () => {
    const card = renderAction(actionRecord(), en);
    expect(Date.parse(card.expiresAt) - Date.parse(card.proposedAt)).toBe(300_000);
  });
});
