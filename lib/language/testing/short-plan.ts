import type { PlannedItem } from '../understanding';

/** "title 60? x3 <2026-12-03 morning @2026-12-03 15:00"; a question mark is a length that nobody said. */
export function shortItem(item: PlannedItem): string {
  const parts = [
    item.title.value,
    `${item.minutes.value}${item.minutes.certainty === 'inferred' ? '?' : ''}`,
    { day: 'daily', workday: 'workdays', none: '' }[item.daily ?? 'none'],
    item.times > 1 ? `x${item.times}` : '',
    item.before ? `<${item.before.value.slice(5)}` : '',
    item.part ?? '',
    item.on ? `@${item.on.value.slice(5)}` : '',
    item.time?.value ?? '',
  ];
  return parts.filter(Boolean).join(' ');
}
