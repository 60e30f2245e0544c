import type { Figure } from '../../goods/figure.ts'

/** Plate with a product's two or three main figures in large type; shows nothing for fewer than two. */
export function RatingPlate({ figures }: { figures: readonly Figure[] }) {
  if (figures.length < 2) return null
  // Equal cells look better, but on a phone a word or a long figure would wrap in them.
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
