import { useVisit } from '#ui/visit.ts'
import { cardAttributes } from '../../goods/card-attributes.ts'
import { formatFigures, unlabelledFigures } from '../../goods/figure.ts'

/** A product's first figures in one line of its card: "5.12 kWh | 100 Ah | 51.2 V". Shows nothing if there are none. */
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
