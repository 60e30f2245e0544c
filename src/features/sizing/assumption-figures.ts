import type { Assumptions } from './assumptions.ts'

/** The assumptions as a document carries them: bare figures, since their names would take a hundred bytes of it. */
export function writeAssumptions(assumed: Assumptions): string {
  const { sunHours, performance, performanceByBattery, depth, roundTrip, bankV, offGridDays, powerMargin, powerFactor, generatorLoad } =
    assumed
  const byChemistry = [depth, roundTrip, bankV].flatMap(({ lifepo4, agm }) => [lifepo4, agm])
  return [sunHours, performance, performanceByBattery, ...byChemistry, offGridDays, powerMargin, powerFactor, generatorLoad].join(' ')
}

/** The same again. */
export function readAssumptions(figures: string): Assumptions {
  const [sunHours, performance, performanceByBattery, lithiumDepth, agmDepth, lithiumTrip, agmTrip, lithiumV, agmV, ...rest] = figures
    .split(' ')
    .map(Number) as Figures
  const [offGridDays, powerMargin, powerFactor, generatorLoad] = rest
  return {
    ...{ sunHours, performance, performanceByBattery, offGridDays, powerMargin, powerFactor, generatorLoad },
    depth: { lifepo4: lithiumDepth, agm: agmDepth },
    roundTrip: { lifepo4: lithiumTrip, agm: agmTrip },
    bankV: { lifepo4: lithiumV, agm: agmV },
  }
}

type Four = [number, number, number, number]
type Figures = [number, ...Four, ...Four, ...Four]
