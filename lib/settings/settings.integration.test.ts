import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '@/lib/agent/testing/world';
import type { WeekHours } from '@/lib/time/week-hours';
import { DEFAULT_WEEK } from '@/lib/todos/working-hours';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const early: WeekHours = { start: '06:00', end: '08:00', days: ['TH', 'FR'], pause: null };

describe('settings', () => {
  it('are the usual ones until the person sets something, and stay set', async () => {
    const { userId, now } = await world.person();
    const { settings } = world.services;
    expect(await settings.read(userId)).toEqual({ workingHours: DEFAULT_WEEK });
    await settings.change({ userId, now: now() }, { workingHours: early });
    await settings.change({ userId, now: now() }, {});
    expect(await settings.read(userId)).toEqual({ workingHours: early });
  });

  it('of one person are nothing to another', async () => {
    const [one, other] = [await world.person(), await world.person()];
    await world.services.settings.change({ userId: one.userId, now: one.now() }, { workingHours: early });
    expect(await world.services.settings.read(other.userId)).toEqual({ workingHours: DEFAULT_WEEK });
  });

  it('say where a plan may go', async () => {
    const person = await world.person();
    await world.services.settings.change(
      { userId: person.userId, now: person.now() },
      { workingHours: early },
    );
    const { actions } = await person.say('plan my week: report 1h, budget 1h, letters 30 min');
    expect(actions).toHaveLength(3);
    for (const { arguments: item } of actions) {
      expect(['2026-12-03', '2026-12-04']).toContain(item.dueDate);
      expect(String(item.dueTime) >= '06:00' && String(item.dueTime) <= '07:30').toBe(true);
    }
  });
});

describe('the calendar', () => {
  it('holds what stands on the days, what repeats on each of them, and nothing that is done or of somebody else', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await other.addTodo({ title: 'not mine', dueDate: '2026-12-02' });
    await person.addTodo({
      title: 'standup',
      dueDate: '2026-11-30',
      dueTime: '09:00',
      recurrence: 'FREQ=DAILY',
    });
    await person.addTodo({ title: 'dentist', dueDate: '2026-12-02', dueTime: '15:00', durationMinutes: 60 });
    await person.addTodo({ title: 'later', dueDate: '2026-12-09' });
    const days = { from: '2026-12-01', to: '2026-12-02' };
    const { entries, workingHours } = await world.services.settings.calendar(person.userId, days);
    expect(entries.map(({ title, dueDate }) => `${dueDate} ${title}`)).toEqual([
      '2026-12-01 standup',
      '2026-12-02 standup',
      '2026-12-02 dentist',
    ]);
    expect(workingHours).toEqual(DEFAULT_WEEK);
  });

  it('refuses more days than anybody looks at', async () => {
    const { userId } = await world.person();
    const days = { from: '2026-01-01', to: '2027-12-31' };
    await expect(world.services.settings.calendar(userId, days)).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});

it('a plan keeps clear of every day of what repeats', async () => {
  const person = await world.person();
  await person.addTodo({
    title: 'shift',
    dueDate: '2026-11-30',
    dueTime: '09:00',
    durationMinutes: 480,
    recurrence: 'FREQ=DAILY',
  });
  const { actions } = await person.say('plan my week: report 30 min, budget 30 min');
  expect(actions.map((action) => action.arguments.dueTime)).toEqual(['17:15', '17:15']);
});

it('a person cannot set a rhythm that never comes', async () => {
  const person = await world.person();
  const never = { title: 'never', dueDate: '2026-12-01', recurrence: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' };
  await expect(person.addTodo(never)).rejects.toMatchObject({ code: 'invalid_arguments' });
});
