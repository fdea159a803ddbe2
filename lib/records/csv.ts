/** A cell that a spreadsheet would take for a formula begins with one of these, blanks before it included. */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * One cell by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP, "CSV injection"): a todo's
 * title may come from anywhere, and the file is opened by a person who trusts it.
 */
export function csvCell(value: string | number | boolean | null): string {
  if (value === null) return '';
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record, with the line end that RFC 4180 asks for. */
export const csvRecord = (cells: Array<string | number | boolean | null>): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
