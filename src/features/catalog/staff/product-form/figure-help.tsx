import { useStaffText } from '#ui/staff/text.ts'
import type { AttributeKey } from '../../goods/attributes.ts'

/** Figures that need an explanation for people outside the trade. */
const explained = [
  ...(['voltageV', 'openCircuitV', 'dcMinV', 'mpptMaxV', 'dcMaxV', 'mpptCount', 'mpptMaxA', 'pvMaxW'] as const),
  ...(['chargerKw', 'surgeKw', 'stringsMax', 'stringFuses', 'panelCount', 'mountsOn'] as const),
  ...(['dischargeA', 'seriesMax', 'parallelMax', 'depthPercent', 'runHours'] as const),
] as const

/** Collapsed help on a figure: its meaning, where the data sheet has it, an example, and what happens without it. */
export function FigureHelp({ of: key, name }: { of: AttributeKey; name: string }) {
  const t = useStaffText()
  const known = explained.find((one) => one === key)
  if (!known) return null
  return (
    <details className="sm">
      <summary className="text-sea cursor-pointer min-h-11 content-center" aria-label={t('figure.whatNamed', { name })}>
        {t('figure.what')}
      </summary>
      <p className="whitespace-pre-line muted text">{t(`figure.${known}`)}</p>
    </details>
  )
}
