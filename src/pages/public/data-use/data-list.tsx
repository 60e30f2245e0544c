/** A line of the page about data use: its amount is a text, or `early/data-use.ts` fills it in under the name `fill`. */
type Line = { name: string } & ({ value: string } | { fill: string })

/** List of names and amounts; with large letters an amount is below its name. */
export function DataList({ lines }: { lines: readonly Line[] }) {
  return (
    <dl>
      {lines.map((line) => (
        <div className="flex flex-wrap justify-between gap-x-4 py-2 [border-bottom:1px_solid_var(--color-line)]" key={line.name}>
          <dt className="[flex:1_1_9em]">{line.name}</dt>
          <dd className="num ml-auto whitespace-nowrap [font-weight:600]" data-fill={'fill' in line ? line.fill : undefined}>
            {'value' in line ? line.value : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
