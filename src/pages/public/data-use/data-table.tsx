/** A line of the page about data: its amount is a text, or is filled in by `early/data-use.ts` under a name. */
type Row = { name: string } & ({ value: string } | { fill: string })

/** Amounts with their names, one below the other. */
export function DataTable({ rows }: { rows: readonly Row[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <tbody>
        {rows.map((row) => (
          <tr className="[border-bottom:1px_solid_var(--color-line)]" key={row.name}>
            <th className="py-2 pr-4 [font-weight:400]" scope="row">
              {row.name}
            </th>
            {'value' in row ? (
              <td className="num py-2 text-right whitespace-nowrap [font-weight:600]">{row.value}</td>
            ) : (
              <td className="num py-2 text-right whitespace-nowrap [font-weight:600]" data-fill={row.fill} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
