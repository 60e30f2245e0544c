import type { Assumptions } from './assumptions.ts'

/** Assumptions with a single figure, in the order of the encoded text; those with a figure per chemistry come before them. */
const single = [
  ...(['sunHours', 'weakestSunHours', 'performance', 'performanceByBattery', 'offGridDays'] as const),
  ...(['idleShare', 'idleLeastW', 'cableM', 'powerMargin', 'powerFactor', 'generatorLoad'] as const),
]
const perChemistry = ['depth', 'roundTrip', 'bankV'] as const

/** Encodes the assumptions for an attribute of a document, as figures without names, which would add a hundred bytes. */
export function encodeAssumptions(assumed: Assumptions): string {
  const pairs = perChemistry.flatMap((key) => [assumed[key].lifepo4, assumed[key].agm])
  return [...pairs, ...single.map((key) => assumed[key])].join(' ')
}

/** Decodes assumptions that `encodeAssumptions` encoded. */
export function decodeAssumptions(figures: string): Assumptions {
  const values = figures.split(' ').map(Number)
  const pairs = perChemistry.map((key, at) => [key, { lifepo4: values[2 * at], agm: values[2 * at + 1] }])
  return Object.fromEntries([...pairs, ...single.map((key, at) => [key, values[2 * perChemistry.length + at]])]) as Assumptions
}
