import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/contract/locale';
import { addDays } from '@/lib/time/local-date';
import { findWriteTool } from '@/lib/tools/registry';
import { renderAction } from './card';
import { actionRecord, minutesLater } from './testing/action-record';

describe('whatever the schema lets in can be drawn', () => {
  const day = fc.integer({ min: 0, max: 2_500_000 }).map((days) => addDays('1000-01-01', days));
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const anyText = fc.string({ unit: 'binary', maxLength: 40 });
  const mostly = (good: fc.Arbitrary<string>) => fc.oneof({ weight: 9, arbitrary: good }, anyText);
  const digits = fc.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  const candidate = fc.record(
    {
      title: anyText,
      dueDate: mostly(day),
      dueTime: mostly(time),
      durationMinutes: fc.integer({ min: -1, max: 11_000 }),
      recurrence: mostly(
        fc.constantFrom('FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
      ),
      priority: fc.integer({ min: -1, max: 4 }),
      list: anyText,
      tags: fc.array(anyText, { maxLength: 3 }),
      reminders: fc.array(
        fc.oneof(
          digits.map((at) => ({ at })),
          fc.tuple(day, time).map(([date, at]) => ({ at: `${date}T${at}` })),
          fc.nat().map((minutesBefore) => ({ minutesBefore })),
        ),
        {
          maxLength: 3,
        },
      ),
      notes: anyText,
    },
    { requiredKeys: ['title'] },
  );

  it.each(locales)('in %s', (locale) => {
    const schema = findWriteTool('todo_add')?.schema;
    let accepted = 0;
    fc.assert(
      fc.property(candidate, (input) => {
        const parsed = schema?.safeParse(input);
        if (!parsed?.success) return;
        accepted += 1;
        const card = renderAction(actionRecord({ arguments: parsed.data }), { locale, now: minutesLater(1) });
        expect(card.fields.every((field) => field.display !== '')).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
