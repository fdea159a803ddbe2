/** Days of a month in a list: their numbers, and whether each follows the one before. Null where they fall or are no days. */
export function listedDays(list: string): { days: number[]; isRow: boolean } | null {
  const days = (list.match(/\d+/g) ?? []).map(Number);
  const steps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
  if (days.some((day) => day < 1 || day > 31) || steps.some((step) => step < 1)) return null;
  return { days, isRow: steps.every((step) => step === 1) };
}
