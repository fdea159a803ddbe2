/** How a language says several things in one message, and what of it is an order. */
export type OrderWords = {
  /** Between things of a list, without the comma. */
  and: RegExp;
  or: RegExp;
  /** The same between tags, whose names may hold such a character. */
  betweenTags: RegExp;
  /** A priority and nothing else. */
  priorityAlone: RegExp;
  /** Behind a comma or full stop, opens the next order. With its spaces. */
  joining: RegExp;
  /** Stands between two orders without a comma. With its spaces. */
  between: RegExp;
  /** Opens an order about todos that exist; a doing word of a todo's own ("call", "buy") does not. Any case. */
  changes: RegExp;
  /** Opens an order that adds todos. Any case. */
  adds: RegExp;
  /** Another todo with its new moment, whose doing word was said before: "(move …) and the report to Thursday". Any case. */
  ellipsis: RegExp | null;
  /** The same change of another todo: "and the dentist too". Group `name`. Any case. */
  sameFor: RegExp;
  /** Opens what is said beside an order and asks for nothing: a reason, thanks. Any case. */
  beside: RegExp;
  /** Spells a slip of the hand in the word that opens an order. */
  respell: ((text: string) => string) | null;
  /** Base forms that open what people put on a list. */
  doing: ReadonlySet<string>;
  /** Behind an expression of time, goes on with the thing that was named before it. */
  goesOn: RegExp | null;
  /** A day that is named by its moment: "Christmas is on the 25th". Group `name`. Any case. */
  named: RegExp | null;
};
