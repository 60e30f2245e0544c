import type { WordedFigure } from '../../goods/figure.ts'

/** Plate with a product's two or three main figures in large type; shows nothing for fewer than two. */
export function RatingPlate({ figures }: { figures: readonly WordedFigure[] }) {
  if (figures.length < 2) return null
  return (
    <div className={figures.length === 2 ? 'plate' : 'plate plate-3'}>
      {figures.map(({ key, value, unit, label }) => (
        <div key={key}>
          <b>
            {value}
            {unit ? <small>{unit}</small> : null}
          </b>
          <span>{label}</span>
        </div>
      ))}
    </div>
  )
}
