import type { Figure } from '../../goods/figure.ts'

/** The product's data plate: two or three figures, large. One figure alone makes no plate. */
export function RatingPlate({ figures }: { figures: readonly Figure[] }) {
  if (figures.length < 2) return null
  // Equal cells look calmer, but on a phone a word or a long figure would break in them.
  const isTight = figures.some(({ value, unit, isWord }) => isWord || value.length + unit.length > 6)
  return (
    <div className={figures.length === 2 ? 'plate' : `plate ${isTight ? 'plate-3' : '[--n:3]'}`}>
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
