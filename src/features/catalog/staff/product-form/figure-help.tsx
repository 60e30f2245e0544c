import { useStaffText } from '#ui/staff/text.ts'
import type { AttributeKey } from '../../goods/attributes.ts'

/** Figures that people outside the trade do not know. */
const explained = [
  ...(['voltageV', 'openCircuitV', 'dcMinV', 'mpptMaxV', 'dcMaxV', 'mpptCount', 'mpptMaxA', 'pvMaxW'] as const),
  ...(['chargerKw', 'surgeKw', 'stringsMax', 'stringFuses', 'panelCount', 'mountsOn'] as const),
  ...(['dischargeA', 'seriesMax', 'parallelMax', 'depthPercent', 'runHours'] as const),
] as const

/** Help on a figure: meaning, place in the data sheet, an example, and consequences if it is missing. */
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
