import type { Group } from './score';

const BEGIN = '<!-- results of npm run eval -->';
const END = '<!-- end of the results -->';

export type Measured = {
  model: string;
  groups: Group[];
  /** What was timed, with its median and 99th percentile in ms. */
  speeds: Array<{ what: string; count: number; p50: number; p99: number }>;
};

/** The page with the results between its two marks made anew. Throws when the page has no such place. */
export function withResults(page: string, measured: Measured): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`the page has no place between "${BEGIN}" and "${END}"`);
  return `${page.slice(0, begin + BEGIN.length)}\n${resultsOf(measured)}\n${page.slice(end)}`;
}

function resultsOf({ model, groups, speeds }: Measured): string {
  const share = (part: number, whole: number) => (whole === 0 ? '–' : ((100 * part) / whole).toFixed(1));
  const rows = groups.map(({ name, cases, right, wrong, none, titled, titlesRight }) =>
    [
      name,
      cases,
      share(right, cases),
      share(wrong, cases),
      share(none, cases),
      share(titlesRight, titled),
    ].join(' | '),
  );
  const timed = speeds
    .filter(({ count }) => count > 0)
    .map(({ what, p50, p99 }) => `${what} ${p50.toFixed(2)} ms (p99 ${p99.toFixed(1)} ms)`);
  return `
| \`${model}\` | cases | right % | silently wrong % | nothing found % | title right % |
|---|---|---|---|---|---|
${rows.map((row) => `| ${row} |`).join('\n')}

At the median: ${timed.join(', ')}.
`;
}
