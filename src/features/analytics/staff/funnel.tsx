import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import { funnelSteps } from '../event-kinds.ts'
import type { Report } from '../report.contract.ts'
import { widthOf } from './bar-list.tsx'
import { formatCount, formatShare } from './figures.ts'

/** The way from a product to an inquiry: how many took each step, and which part of the step before that is. */
export function Funnel({ steps }: { steps: Report['funnel'] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const countOf = (name: string | undefined) => steps.find((step) => step.name === name)?.count ?? 0
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <>
      <ol className="fun">
        {funnelSteps.map((step, index) => {
          const [count, before] = [countOf(step), countOf(funnelSteps[index - 1])]
          return (
            <li key={step}>
              <span>{t(`analytics.step.${step}`)}</span>
              <span className="num">
                <b>{formatCount(count, language)}</b>{' '}
                {before > 0 ? (
                  <span className="sm muted">{t('analytics.ofStepBefore', { share: formatShare(count, before, language) })}</span>
                ) : null}
              </span>
              <i style={widthOf(count / most)} aria-hidden="true" />
            </li>
          )
        })}
      </ol>
      <p className="help">{t('analytics.funnelHelp')}</p>
    </>
  )
}
