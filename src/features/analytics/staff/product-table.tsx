import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { funnelSteps } from '../event-kinds.ts'
import { productNameOf } from '../list-words.ts'
import type { ProductLine } from '../report.contract.ts'
import { formatCount } from './figures.ts'

/** Funnel steps of each product, and visitors who viewed it while it was out of stock. */
export function ProductTable({ lines }: { lines: readonly ProductLine[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  return (
    // On phones the table is wider than the screen and scrolls by finger or arrow keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only a focused element
    <section className="overflow-x-auto" aria-label={t('analytics.product')} tabIndex={0}>
      <table className="tb">
        <thead>
          <tr>
            <th scope="col">{t('analytics.product')}</th>
            {funnelSteps.map((step) => (
              <th key={step} scope="col" className="text-right!">
                {t(`analytics.step.${step}`)}
              </th>
            ))}
            <th scope="col" className="text-right!">
              {t('analytics.out')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row" className="min-w-44 text-ink! lg:min-w-72">
                {productNameOf(line, language) ?? t('analytics.deletedProduct', { id: line.id })}
              </th>
              {[...funnelSteps.map((step) => line[step]), line.out].map((count, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                <td key={index} className="num text-right">
                  {formatCount(count, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
