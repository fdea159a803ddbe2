/** The only entry of a list; a test that expects one fails here when there are none or several. */
export function one<T>(list: readonly T[]): T {
  const [first, ...rest] = list;
  if (first === undefined || rest.length > 0) throw new Error(`expected one, got ${list.length}`);
  return first;
}
