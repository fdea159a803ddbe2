import { expect, it } from 'vitest';
import { withResults } from './results-page';

const group = { name: 'date en', cases: 4, right: 3, wrong: 1, none: 0, titled: 0, titlesRight: 0 };
const measured = {
  model: 'builtin',
  groups: [group],
  speeds: [
    { what: 'a sentence', count: 4, p50: 0.204, p99: 3.16 },
    { what: 'a turn', count: 0, p50: Number.NaN, p99: Number.NaN },
  ],
};
const page = '# P\n<!-- results of npm run eval -->\nold\n<!-- end of the results -->\nafter\n';

it('puts the figures between the marks, and leaves the rest of the page', () => {
  const made = withResults(page, measured);
  expect(made).toContain('| date en | 4 | 75.0 | 25.0 | 0.0 | – |');
  expect(made).toContain('At the median: a sentence 0.20 ms (p99 3.2 ms).');
  expect(made).not.toContain('old');
  expect(made.startsWith('# P\n')).toBe(true);
  expect(made.endsWith('<!-- end of the results -->\nafter\n')).toBe(true);
});

it('makes the same page of the same figures', () => {
  const once = withResults(page, measured);
  expect(withResults(once, measured)).toBe(once);
});

it('refuses a page without the marks instead of writing somewhere', () => {
  expect(() => withResults('# P\n', measured)).toThrow('no place');
});
