/**
 * The text as a database can keep it: PostgreSQL refuses NUL, and JSON with half of a surrogate pair. Whatever comes from outside, from a client
 * or from a model, goes through here before anybody looks at it, so that what is shown is also what is stored.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** Far more than anything that is meant, and far less than what recursion can go through. */
const MAX_DEPTH = 32;

/**
 * Whether JSON is nested deeper than anything we understand. A few kilobytes of brackets exhaust the stack of whatever goes through them, so what
 * comes from outside is asked this first, level by level.
 */
export function isNestedTooDeeply(value: unknown): boolean {
  let level = [value].filter(isNode);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return true;
    level = level.flatMap((node) => Object.values(node).filter(isNode));
  }
  return false;
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A JSON value that is not nested too deeply, with every text as a database can keep it, keys included. */
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storableJson(inner)]),
  );
}
