import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, openWorld, type World } from '@/lib/agent/testing/world';
import { activityPageSchema, insightsSchema } from '@/lib/contract/records';
import { at, readerIn } from './testing/reader';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
const { activity, confirm, entryOf, exported, insights, propose } = readerIn(() => world);

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('the story of an action', () => {
  it('has the words, the call, every version, the decision with its device, what was written, and the undo', async () => {
    const person = await world.person();
    const proposed = await propose(person, 'call the dentist tomorrow at 3pm');
    person.wait(2 * SECOND);
    await world.services.decisions.seen(at(person), proposed.id);
    person.wait(4 * SECOND);
    const { action: edited } = await world.services.decisions.setFields(at(person), {
      id: proposed.id,
      version: proposed.version,
      arguments: { ...proposed.arguments, dueTime: '16:00' },
    });
    person.wait(2 * SECOND);
    await confirm(person, edited);
    person.wait(MINUTE);
    await world.services.decisions.undo({ ...at(person), device: 'Safari on iPhone' }, proposed.id);

    const page = await activity(person);
    expect(() => activityPageSchema.parse(page)).not.toThrow();
    const entry = await entryOf(person, proposed.id);
    expect(entry.said).toEqual(['call the dentist tomorrow at 3pm']);
    expect(entry.thread).toEqual({ id: person.threadId, title: 'call the dentist tomorrow at 3pm' });
    expect(entry.call).toMatchObject({ tool: 'todo_add', label: 'Add', arguments: { dueTime: '15:00' } });
    expect(entry.action.fields.find((field) => field.name === 'dueDate')?.evidence).toMatchObject({
      kind: 'said',
    });
    expect(entry.versions.map(({ event, version, by }) => [event, version, by])).toEqual([
      ['proposed', 1, 'agent'],
      ['edited', 2, 'person'],
    ]);
    expect(entry.versions[1]).toMatchObject({
      device: 'Firefox on macOS',
      changes: [{ name: 'dueTime', label: 'Time', before: '15:00', after: '16:00' }],
    });
    expect(entry.decision).toMatchObject({
      outcome: 'confirmed',
      how: 'button',
      version: 2,
      device: 'Firefox on macOS',
      sessionId: person.sessionId,
      isThisSession: true,
      responseSeconds: 6,
    });
    expect(entry.written).toMatchObject([{ title: 'call the dentist' }]);
    expect(entry.written[0]?.changes).toContainEqual({
      name: 'dueTime',
      label: 'Time',
      before: null,
      after: '16:00',
    });
    expect(entry.undone).toEqual({ at: person.now().toISOString(), device: 'Safari on iPhone' });
    expect(entry.action).toMatchObject({ status: 'undone', undoable: false });
  });

  it('keeps the words of an edit that was asked for in words', async () => {
    const person = await world.person();
    const proposed = await propose(person, 'buy milk on Friday at 9am');
    await person.say('make it 10am');
    const { versions } = await entryOf(person, proposed.id);
    expect(versions[1]).toMatchObject({ event: 'edited', said: 'make it 10am' });
  });

  it('tells a decision by text as one, without a made-up button', async () => {
    const person = await world.person();
    const proposed = await propose(person, 'buy bread tomorrow');
    await person.say('yes');
    expect((await entryOf(person, proposed.id)).decision).toMatchObject({
      outcome: 'confirmed',
      how: 'text',
    });
  });

  it('is in the language of the reader', async () => {
    const person = await world.person();
    const proposed = await propose(person, 'buy soap tomorrow at 3pm');
    await confirm(person, proposed);
    const entry = await entryOf(person, proposed.id, 'zh');
    expect(entry.action.title).toBe('新建待办');
    expect(entry.call.label).toBe('新建');
    expect(entry.versions[0]?.changes.map(({ label }) => label)).toContain('时间');
  });

  it('ends by time at the moment it ran out, decided by nobody, also when a late click noted it', async () => {
    const person = await world.person();
    const proposed = await propose(person, 'buy tea tomorrow');
    person.wait(10 * MINUTE);
    const byTime = { outcome: 'expired', how: null, device: null, at: proposed.expiresAt };
    expect((await entryOf(person, proposed.id)).decision).toMatchObject(byTime);
    expect(await codeOf(confirm(person, proposed))).toBe('expired');
    expect((await entryOf(person, proposed.id)).decision).toMatchObject(byTime);
  });

  it('goes on in the action that was proposed again', async () => {
    const person = await world.person();
    const proposed = await propose(person, 'buy salt tomorrow');
    await person.cancel(proposed);
    const { action: again } = await person.repropose(proposed.id);
    expect((await entryOf(person, proposed.id)).replacedBy).toBe(again.id);
    const entry = await entryOf(person, again.id);
    expect(entry.replaces).toBe(proposed.id);
    expect(entry.versions.map(({ event }) => event)).toEqual(['reproposed']);
    expect(entry.decision).toBeNull();
  });

  it('stays when its conversation is deleted', async () => {
    const person = await world.person();
    const proposed = await propose(person, 'buy rice tomorrow');
    await confirm(person, proposed);
    await world.services.threads.remove(person.clicker(), person.threadId ?? '');
    const entry = await entryOf(person, proposed.id);
    expect(entry.thread).toBeNull();
    expect(entry.action.undoable).toBe(true);
  });
});

describe("the person's own deeds", () => {
  it('are told with what they changed', async () => {
    const person = await world.person();
    const todo = await person.addTodo({ title: 'Water the plants' });
    person.wait(MINUTE);
    const who = at(person);
    await world.services.todos.update(who, todo.id, { priority: 3, dueDate: '2026-12-02' }, 1, undefined);
    person.wait(MINUTE);
    await world.services.todos.update(at(person), todo.id, { status: 'done' }, 2, undefined);
    const { entries } = await activity(person);
    expect(entries.map((entry) => entry.kind === 'own' && [entry.event, entry.title])).toEqual([
      ['status_done', 'Checked off by hand'],
      ['changed', 'Changed by hand'],
      ['created', 'Added by hand'],
    ]);
    expect(entries[1]).toMatchObject({
      todo: { id: todo.id, title: 'Water the plants' },
      device: 'Firefox on macOS',
      isThisSession: true,
      changes: [
        { name: 'dueDate', before: null, after: 'tomorrow, Wed 2 Dec' },
        { name: 'priority', before: null, after: 'Urgent' },
      ],
    });
  });
});

describe('the export', () => {
  it('is one JSON document with the entries as the page shows them', async () => {
    const person = await world.person();
    await confirm(person, await propose(person, 'buy eggs tomorrow'));
    const file = JSON.parse(await exported(person, { format: 'json' })) as { entries: unknown[] };
    expect(file.entries).toEqual((await activity(person)).entries);
  });

  it('is one CSV record an entry, in which no title becomes a formula', async () => {
    const person = await world.person();
    await person.addTodo({ title: '=HYPERLINK("http://evil.test","x")' });
    await person.addTodo({ title: 'two\nlines, and "quotes"' });
    const text = await exported(person, { format: 'csv' });
    expect(text.startsWith('\uFEFFat,kind,id,title,todo,status')).toBe(true);
    expect(text).toContain(`,"'=HYPERLINK(""http://evil.test"",""x"")",`);
    expect(text).toContain('"two\nlines, and ""quotes"""');
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('holds what the filter lets through, and is whole beyond one page of the database', async () => {
    const person = await world.person();
    const todos = 230;
    for (let index = 0; index < todos; index++) await person.addTodo({ title: `Todo ${index}` });
    await propose(person, 'buy figs tomorrow');
    const own = JSON.parse(await exported(person, { kind: 'own' })) as { entries: Array<{ id: string }> };
    expect(new Set(own.entries.map(({ id }) => id)).size).toBe(todos);
    const csv = await exported(person, { format: 'csv', q: 'figs' });
    expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
  });
});

it('insights come from what really happened', async () => {
  const person = await world.person();
  const quick = await propose(person, 'buy apples tomorrow');
  await world.services.decisions.seen(at(person), quick.id);
  person.wait(1 * SECOND);
  await confirm(person, quick);
  await person.undo(quick.id);
  const slow = await propose(person, 'buy pears tomorrow');
  await world.services.decisions.seen(at(person), slow.id);
  person.wait(5 * SECOND);
  const { action: edited } = await person.setFields(slow, { ...slow.arguments, title: 'Buy plums' });
  await confirm(person, edited);
  const unseen = await propose(person, 'buy nuts tomorrow');
  person.wait(3 * SECOND);
  await person.cancel(unseen);
  await propose(person, 'buy dates tomorrow');
  await person.say('what is on my list?');
  await propose(person, 'buy limes tomorrow');
  person.wait(10 * MINUTE);

  const found = await insights(person, { days: '7', timeZone: 'Asia/Shanghai' });
  expect(() => insightsSchema.parse(found)).not.toThrow();
  expect(found.interval.overall).toEqual({ count: 2, medianSeconds: 3, p90Seconds: 4.6, reading: 'fair' });
  expect(found.interval.unseen).toMatchObject({ count: 1, medianSeconds: 3 });
  expect(found).toMatchObject({ proposed: 5, pending: 0 });
  expect(found.shares.confirmed).toEqual({ count: 2, of: 5, share: 0.4 });
  expect(found.shares.cancelled.count).toBe(1);
  expect(found.shares.setAside.count).toBe(1);
  expect(found.answered).toEqual({ cards: 3, inWords: 0 });
  expect(found.shares.expired.count).toBe(1);
  expect(found.shares.edited.count).toBe(1);
  expect(found.shares.undone).toEqual({ count: 1, of: 2, share: 0.5 });
  expect(found.daily.at(-1)).toMatchObject({ day: '2026-12-01', proposed: 5, undone: 1 });
});
