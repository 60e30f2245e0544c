import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Report } from '../report.contract.ts'
import { barWidth } from './bar-list.tsx'
import { formatCount, formatShare } from './figures.ts'

/**
 * The path from a product to an inquiry: for each step the visitors who took it after all steps before it, and their share of
 * the visitors at the step before. Visitors who skipped a step are listed separately.
 */
export function Funnel({ steps }: { steps: Report['funnel'] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const most = Math.max(1, ...steps.map(({ count }) => count))
  // Inquiries out of order are always shown; the first step cannot be out of order.
  const outOfOrder = steps.filter((step) => step.name === 'inquiry' || step.outOfOrder > 0)
  return (
    <>
      <ol className="fun">
        {steps.map(({ name, count }, index) => {
          const before = steps[index - 1]?.count ?? 0
          return (
            <li key={name}>
              <span>{t(`analytics.step.${name}`)}</span>
              <span className="num">
                <b>{formatCount(count, language)}</b>{' '}
                {before > 0 ? (
                  <span className="sm muted">{t('analytics.ofStepBefore', { share: formatShare(count, before, language) })}</span>
                ) : null}
              </span>
              <i style={barWidth(count / most)} aria-hidden="true" />
            </li>
          )
        })}
      </ol>
      <p className="help">{t('analytics.funnelHelp')}</p>
      <h3 className="mt-4 text-base">{t('analytics.outOfOrder')}</h3>
      <ul aria-label={t('analytics.outOfOrder')}>
        {outOfOrder.map(({ name, outOfOrder }) => (
          <li key={name} className="row row-b min-h-9">
            <span>{t(`analytics.step.${name}`)}</span>
            <b className="num">{formatCount(outOfOrder, language)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
