import { useVisit } from '#ui/visit.ts'
import type { Specs } from './attributes.ts'
import { mainFigures } from './figures.ts'

const MOST = 3

/** The product's data plate: two or three figures, large. One figure alone makes no plate. */
export function RatingPlate({ specs }: { specs: Specs }) {
  const figures = mainFigures(specs, useVisit().language, MOST)
  if (figures.length < 2) return null
  return (
    <div className={figures.length === 2 ? 'plate' : 'plate [--n:3]'}>
      {figures.map(({ key, value, unit, label, isWord }) => (
        <div key={key}>
          <b className={isWord ? 'text-xl/7' : undefined}>
            {value}
            {unit ? <small>{unit}</small> : null}
          </b>
          <span>{label}</span>
        </div>
      ))}
    </div>
  )
}
