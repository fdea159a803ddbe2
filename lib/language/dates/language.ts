/** What a word before a piece makes of it: a limit, a beginning, a length, or nothing but its preposition. */
export type LeadRole = 'deadline' | 'from' | 'for' | 'at';

/** How pieces of time stand together in a language; all keys are folded and trimmed. */
export type Language = {
  /** Texts between a day and a time that belong together. */
  joins: ReadonlySet<string>;
  /** Texts between the two ends of a range. */
  ranges: ReadonlySet<string>;
  /** Words before a piece that belong to it. */
  leads: ReadonlyMap<string, LeadRole>;
  /** Words right behind a day or a time that belong to it, longest first. */
  trails: ReadonlyArray<readonly [string, LeadRole]>;
};
