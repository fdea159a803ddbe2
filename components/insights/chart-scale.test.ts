import { describe, expect, it } from 'vitest';
import { columnOf, namedColumns, niceMaximum, stack } from './chart-scale';

describe('a chart', () => {
  it('divides its width evenly, and has room for nothing at all', () => {
    expect(columnOf(0, 4)).toEqual({ centre: 12.5, width: 25 });
    expect(columnOf(3, 4)).toEqual({ centre: 87.5, width: 25 });
    expect(columnOf(0, 0)).toEqual({ centre: 50, width: 100 });
  });

  it.each([
    [0, 1],
    [0.3, 1],
    [1, 1],
    [1.2, 2],
    [3, 5],
    [10, 10],
    [11, 20],
    [70, 100],
  ])('that must hold %d goes up to %d', (most, maximum) => {
    expect(niceMaximum(most)).toBe(maximum);
  });

  it('names every day of a week, and only some of ninety, first and last included', () => {
    expect(namedColumns(7, 7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(namedColumns(90, 4)).toEqual([0, 30, 59, 89]);
    expect(namedColumns(0, 4)).toEqual([]);
  });

  it('stacks parts without gaps or overlaps', () => {
    expect(stack([2, 0, 3], 10, 100)).toEqual([
      { y: 80, height: 20 },
      { y: 80, height: 0 },
      { y: 50, height: 30 },
    ]);
  });
});
