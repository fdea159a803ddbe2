/** Words that say in which half of the day such a thing is done. They choose for an hour that is otherwise open, and only infer. */
const EVENING =
  /\b(?:dinner|supper|drinks|party|movie|concert|bedtime|nightcap|date night)\b|晚饭|晚餐|夜宵|聚餐|晚会|看电影|睡觉|晚自习/;
const MORNING =
  /\b(?:breakfast|wake (?:me|up)|get up|sunrise|morning run)\b|早饭|早餐|起床|早起|晨跑|叫醒|早会|晨会|晨练/;

export type HalfHint = 'am' | 'pm';

export function halfHint(folded: string): HalfHint | undefined {
  if (EVENING.test(folded)) return 'pm';
  return MORNING.test(folded) ? 'am' : undefined;
}
