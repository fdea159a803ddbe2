/** Below this the countdown speaks up. */
export const LOUD_SECONDS = 30;

export type Remaining = {
  seconds: number /** 1 when the card appeared, 0 at the end. */;
  share: number;
  loud: boolean;
};

/** What is left of a card's time at `now` (milliseconds of the server's clock). Never negative, never more than all. */
export function remainingAt(now: number, proposedAt: string, expiresAt: string): Remaining {
  const end = Date.parse(expiresAt);
  const whole = Math.max(1, end - Date.parse(proposedAt));
  const left = Math.min(whole, Math.max(0, end - now));
  const seconds = Math.ceil(left / 1000);
  return { seconds, share: left / whole, loud: seconds <= LOUD_SECONDS };
}

/** "4:52". */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
