import type { ApplianceKey } from './appliance-figures.ts'

/**
 * Listed appliances, and patterns for names of added appliances that start like them, in three languages. The first match counts.
 * Our choice of what people in Cuba plug in.
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

/** Finds the listed appliance that an added appliance of this name starts like; undefined if the name indicates no motor. */
export function findSimilarAppliance(name: string | undefined): ApplianceKey | undefined {
  const folded = (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return starts.find(([, words]) => words.test(folded))?.[0]
}
