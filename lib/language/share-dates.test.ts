import { describe, expect, it } from 'vitest';
import { understand } from './understand';

const context = { now: '2026-12-01T09:00' };

/** Title, day and whether the day was said, of every todo that a text asks for. */
function days(text: string): Array<[string | undefined, string | undefined, string | undefined]> {
  const understanding = understand(text, context);
  if (understanding.intent !== 'create') throw new Error(`"${text}" is ${understanding.intent}`);
  return understanding.items.map(({ title, dueDate }) => [title?.value, dueDate?.value, dueDate?.certainty]);
}

describe('a day among several todos', () => {
  it('stays with the todo it closes, when the others have doing words of their own', () => {
    expect(days('add sweep the porch, return the drill on friday and ring Noor every sunday at 5pm')).toEqual(
      [
        ['sweep the porch', undefined, undefined],
        ['return the drill', '2026-12-04', 'said'],
        ['ring Noor', '2026-12-06', 'inferred'],
      ],
    );
    expect(days('sweep the porch tomorrow and ring Noor')).toEqual([
      ['sweep the porch', '2026-12-02', 'said'],
      ['ring Noor', undefined, undefined],
    ]);
    expect(days('洗窗帘，周五还钻头')).toEqual([
      ['洗窗帘', undefined, undefined],
      ['还钻头', '2026-12-04', 'said'],
    ]);
  });

  it('holds for all that follow when it stands before them, as inferred', () => {
    expect(days('tomorrow sweep the porch and ring Noor')).toEqual([
      ['sweep the porch', '2026-12-02', 'said'],
      ['ring Noor', '2026-12-02', 'inferred'],
    ]);
    expect(days('明天洗窗帘、取西装')).toEqual([
      ['洗窗帘', '2026-12-02', 'said'],
      ['取西装', '2026-12-02', 'inferred'],
    ]);
    expect(days('明天提醒我洗窗帘，取西装')).toEqual([
      ['洗窗帘', '2026-12-02', 'said'],
      ['取西装', '2026-12-02', 'inferred'],
    ]);
  });

  it('closes a row of hours, and leaves alone what stands before a clause that it opens', () => {
    expect(days('standup at 9 and dentist at 11 tomorrow')).toEqual([
      ['standup', '2026-12-02', 'inferred'],
      ['dentist', '2026-12-02', 'said'],
    ]);
    expect(days('10点开会，明天11点看牙')).toEqual([
      ['开会', '2026-12-01', 'inferred'],
      ['看牙', '2026-12-02', 'said'],
    ]);
  });

  it('holds until the next day that is named', () => {
    expect(days('on Monday sweep the porch and ring Noor, on Tuesday pay Ed and wash the car')).toEqual([
      ['sweep the porch', '2026-12-07', 'said'],
      ['ring Noor', '2026-12-07', 'inferred'],
      ['pay Ed', '2026-12-08', 'said'],
      ['wash the car', '2026-12-08', 'inferred'],
    ]);
  });

  it('is shared by bare things that it closes', () => {
    expect(days('three todos: ink, twine and string on Friday').map(([, day]) => day)).toEqual([
      '2026-12-04',
      '2026-12-04',
      '2026-12-04',
    ]);
    expect(days('add ink, twine and string on Friday')).toEqual([
      ['ink, twine and string', '2026-12-04', 'said'],
    ]);
  });

  it('stays in its own line, unless it stands above the lines', () => {
    expect(days('- tomorrow sweep the porch\n- ring Noor').map(([, day]) => day)).toEqual([
      '2026-12-02',
      undefined,
    ]);
    expect(days('Friday:\n- sweep the porch\n- ring Noor tomorrow\n- pay Ed').map(([, day]) => day)).toEqual([
      '2026-12-04',
      '2026-12-02',
      '2026-12-04',
    ]);
  });

  it('is not concluded from an hour that a neighbour has', () => {
    expect(days('at 6pm ring Noor and pay Ed')[1]).toEqual(['pay Ed', undefined, undefined]);
  });

  it('is that of an hour that follows it', () => {
    expect(days('tomorrow at 9 meet Noor, at 3pm return the drill')).toEqual([
      ['meet Noor', '2026-12-02', 'said'],
      ['return the drill', '2026-12-02', 'inferred'],
    ]);
    expect(days('明天上午九点体检，下午三点取西装').map(([, day]) => day)).toEqual([
      '2026-12-02',
      '2026-12-02',
    ]);
  });

  it('stays to be asked for when it is vague', () => {
    const understanding = understand('next week: ring Noor, pay Ed', context);
    if (understanding.intent !== 'create') throw new Error('not read as an add');
    expect(understanding.items.map((item) => item.vague?.value.from)).toEqual(['2026-12-07', '2026-12-07']);
  });

  it('shares a repetition that stands before all', () => {
    const understanding = understand('every sunday sweep the porch and ring Noor', context);
    if (understanding.intent !== 'create') throw new Error('not read as an add');
    expect(understanding.items.map((item) => item.recurrence)).toMatchObject([
      { value: 'FREQ=WEEKLY;BYDAY=SU', certainty: 'said' },
      { value: 'FREQ=WEEKLY;BYDAY=SU', certainty: 'inferred' },
    ]);
  });
});
