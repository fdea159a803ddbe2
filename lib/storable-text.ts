/**
 * The text as a database can keep it: PostgreSQL refuses NUL, and JSON with half of a surrogate pair. Whatever comes from outside, from a client
 * or from a model, goes through here before anybody looks at it, so that what is shown is also what is stored.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same for every text in a JSON value, keys included. */
export function storableJson(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [storableText(key), storableJson(inner)]),
  );
}
