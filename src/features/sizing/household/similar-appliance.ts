import type { ApplianceKey } from './appliance-figures.ts'

/**
 * Listed appliances, each with a pattern for names of appliances with a similar starting power, in three languages. The first
 * match counts. Our choice of appliances that are common in Cuba.
 */
const starts: readonly (readonly [ApplianceKey, RegExp])[] = [
  ['split', /split|aire inverter/],
  ['inverterFridge', /(nevera|refri\w*) inverter/],
  ['fridge', /nevera|refri|frigo|kuhl|fridge|congelador|freezer|gefrier|botellero/],
  ['windowUnit', /\baires?\b|acondicionad|klima|air ?con/],
  ['washer', /lavadora|secadora|wasch|trockner|washing|washer|dryer/],
  ['fan', /ventilador|ventilator|abanico|\bfan\b/],
  ['pump', /bomba|pump|motor|compres|kompres|molino|muhle|\bmill\b|sierra|sage|\bsaw\b|taladro|bohr|drill/],
]

/** Finds the listed appliance whose starting power an appliance of this name probably has; undefined if no pattern matches. */
export function findSimilarAppliance(name: string | undefined): ApplianceKey | undefined {
  const folded = (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return starts.find(([, words]) => words.test(folded))?.[0]
}
