import type { ReadContext } from './types';

/** How many readings are remembered: those of the messages that a turn looks at. */
const REMEMBERED = 32;

/**
 * The same reader, with its last answers at hand. In each step of a turn, for each line of a card and for what looks for contradictions the same words are
 * read again; what they mean depends on nothing but the arguments. Nobody may change what is answered.
 */
export function remember<Reading>(
  read: (text: string, context: ReadContext) => Reading,
): (text: string, context: ReadContext) => Reading {
  const readings = new Map<string, Reading>();
  return (text, context) => {
    const key = `${context.now} ${context.locale} ${text}`;
    const known = readings.get(key);
    const reading = known ?? read(text, context);
    readings.delete(key);
    readings.set(key, reading);
    const [oldest] = readings.keys();
    if (readings.size > REMEMBERED && oldest !== undefined) readings.delete(oldest);
    return reading;
  };
}
