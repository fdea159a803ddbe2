import { fold } from './sentence';
import { everyLanguage } from './words';

/** How many days later, or earlier where it is negative, and the message without the words that say so. */
export type DayShift = { days: number; rest: string };

const LANGUAGES = everyLanguage.map(({ planChange: { shift, count } }) => ({
  ...shift,
  numbers: count.numbers,
}));
const MOST_DAYS = 31;

/** "Move the runs one day later", 都往后挪一天. Undefined when nothing says in which direction. */
export function readDayShift(text: string): DayShift | undefined {
  const folded = fold(text);
  for (const { amount, later, earlier, numbers } of LANGUAGES) {
    const match = amount.exec(folded);
    if (!match) continue;
    const around = `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`;
    const [isLater, isEarlier] = [later.test(around), earlier.test(around)];
    if (isLater === isEarlier) continue;
    const said = match.groups?.number ?? '';
    const days = (numbers[said] ?? Number(said)) * (match.groups?.week ? 7 : 1);
    if (days < 1 || days > MOST_DAYS) continue;
    const direction = new RegExp((isLater ? later : earlier).source, 'gu');
    return { days: isLater ? days : -days, rest: around.replace(direction, ' ') };
  }
  return undefined;
}
