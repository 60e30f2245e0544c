import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { funnelSteps } from '../event-kinds.ts'
import { productNameOf } from '../list-words.ts'
import type { ProductLine } from '../report.contract.ts'
import { formatCount } from './figures.ts'

/** Funnel steps of each product, and visitors who viewed it while it was out of stock. */
export function ProductTable({ lines }: { lines: readonly ProductLine[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const columns = [
    ...funnelSteps.map((step) => ({ name: t(`analytics.step.${step}`), countOf: (line: ProductLine) => line[step] })),
    { name: t('analytics.out'), countOf: (line: ProductLine) => line.out },
  ]
  return (
    // With large letters the table is wider than the screen and scrolls by finger or arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only a focused element
    <section className="overflow-x-auto" aria-label={t('analytics.product')} tabIndex={0}>
      <table className="tb tb-named">
        <thead>
          <tr>
            <th scope="col">{t('analytics.product')}</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="text-right!">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className="min-w-44 text-ink! lg:min-w-72">
                {productNameOf(line, language) ?? t('analytics.deletedProduct', { id: line.id })}
              </th>
              {columns.map(({ name, countOf }) => (
                <td key={name} className="num text-right">
                  <span className="muted md:hidden">{name}</span>
                  {formatCount(countOf(line), language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
