/** Where things stand on a chart, in percent of its width and in pixels of its height; nothing here knows of a screen. */

/** The middle of column `index` of `count`, and how wide a column may be, both in percent. */
export function columnOf(index: number, count: number): { centre: number; width: number } {
  const width = 100 / Math.max(1, count);
  return { centre: (index + 0.5) * width, width };
}

/** A round number at or above `most` that divides into even steps: 1, 2, 5, 10, 20, 50 … */
export function niceMaximum(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 5, 10].find((each) => each * power >= most - 1e-9) ?? 10;
  return step * power;
}

/** Which days to name below the chart: the first, the last, and some between. */
export function namedColumns(count: number, most: number): number[] {
  if (count <= 0) return [];
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const step = (count - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => Math.round(index * step));
}

/** Heights that stand on each other, from the bottom, in pixels of `height` for `maximum`. */
export function stack(
  values: readonly number[],
  maximum: number,
  height: number,
): Array<{ y: number; height: number }> {
  let top = height;
  return values.map((value) => {
    const size = (value / maximum) * height;
    top -= size;
    return { y: top, height: size };
  });
}
