import { useVisit } from '#ui/visit.ts'
import { cardAttributes } from '../../goods/card-attributes.ts'
import { formatFigures, unlabelledFigures } from '../../goods/figure.ts'

/** The figures of a product in one line on a card: "5.12 kWh | 100 Ah | 51.2 V". Nothing when it has none. */
export function SpecLine({ specs }: { specs: Readonly<Record<string, number | string | undefined>> }) {
  const figures = unlabelledFigures(formatFigures(cardAttributes, specs, useVisit().language))
  if (figures.length === 0) return null
  return (
    <p className="spec">
      {figures.map((figure) => (
        <span key={figure}>{figure}</span>
      ))}
    </p>
  )
}
