import { expect, it } from 'vitest';
import { understand } from './understand';

/** Written on Tuesday 2026-12-01: each todo as "title @ day". */
function todos(text: string): string[] {
  const read = understand(text, { now: '2026-12-01T09:00', locale: 'zh' });
  if (read.intent !== 'create') return [read.intent];
  return read.items.map(({ title, dueDate }) => `${title?.value} @ ${dueDate?.value}`);
}

it.each([
  ['周一三五练琴', ['练琴 @ 2026-12-07', '练琴 @ 2026-12-02', '练琴 @ 2026-12-04']],
  ['周二四晚上8点游泳', ['游泳 @ 2026-12-08', '游泳 @ 2026-12-03']],
  ['下周二四开站会', ['开站会 @ 2026-12-08', '开站会 @ 2026-12-10']],
  ['星期六日加班', ['加班 @ 2026-12-05', '加班 @ 2026-12-06']],
  ['周一、周三、周五跑步', ['跑步 @ 2026-12-07', '跑步 @ 2026-12-02', '跑步 @ 2026-12-04']],
])('days of the week in a row are one todo each: %s', (text, expected) => {
  expect(todos(text)).toEqual(expected);
});

it.each([
  ['周二三点开会', ['开会 @ 2026-12-08']],
  ['周一十点开会', ['开会 @ 2026-12-07']],
  ['周一二楼集合', ['二楼集合 @ 2026-12-07']],
  ['周三四个人吃饭', ['四个人吃饭 @ 2026-12-02']],
])('a number that counts something else is no day: %s', (text, expected) => {
  expect(todos(text)).toEqual(expected);
});

it.each(['每周一三五练琴', '每个星期二四六练琴'])('with 每 they are one that repeats: %s', (text) => {
  expect(todos(text)).toHaveLength(1);
});
