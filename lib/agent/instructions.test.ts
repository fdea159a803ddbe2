import { expect, it } from 'vitest';
import { DEFAULT_WEEK } from '@/lib/todos/working-hours';
import { writeInstructions } from './instructions';

it('tells every model the clock, the zone, the language and the working hours of the person', () => {
  const text = writeInstructions({
    now: new Date('2026-12-01T01:00:00Z'),
    timeZone: 'Asia/Shanghai',
    locale: 'zh',
    workingHours: { ...DEFAULT_WEEK, start: '10:00', days: ['SU', 'MO'] },
    skills: [],
    readSkills: [],
  });
  expect(text.split('\n').slice(1, 5)).toEqual([
    'Now: 2026-12-01T09:00 (Tuesday)',
    'Time zone: Asia/Shanghai',
    'Interface language: zh',
    'Working hours: 10:00-18:00 on MO SU, pause 12:00-13:00',
  ]);
});
