/** A todo with a time but no length is taken to last this long where it matters what overlaps. */
export const ASSUMED_MINUTES = 30;
