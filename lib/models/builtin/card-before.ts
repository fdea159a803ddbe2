import type { AnsweredCall } from './read-prompt';

/** Whether the card was still open when the next message came. */
export function wasOpen({ result }: AnsweredCall): boolean {
  return result.status === 'cancelled' && result.reason === 'new_message';
}

/** The arguments as the card showed them last, edits included. */
export function argumentsNow({ input, result }: AnsweredCall): Record<string, unknown> {
  const shown = result.arguments;
  return typeof shown === 'object' && shown !== null && !Array.isArray(shown) ? { ...shown } : input;
}
