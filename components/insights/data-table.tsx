type DataTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** More columns than these scroll sideways on a phone. */
const FIT_A_PHONE = 5;

/** Figures in rows; the first cell names the row. */
export function DataTable({ head, rows }: DataTableProps) {
  const [first, ...others] = head;
  return (
    <table
      className={`tabular w-full table-fixed text-sm ${head.length > FIT_A_PHONE ? 'min-w-[30rem]' : ''}`}
    >
      <thead>
        <tr className="border-b border-line-strong text-left text-xs text-ink-faint">
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {first}
          </th>
          {others.map((name) => (
            <th key={name} scope="col" className="py-1.5 pl-3 text-right font-normal">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {name}
            </th>
            {values.map((value, index) => (
              <td key={others[index]} className="py-1.5 pl-3 text-right whitespace-nowrap">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
