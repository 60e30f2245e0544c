import type { ApplianceKey } from './appliance-figures.ts'

/**
 * Listed appliances that an own appliance starts like, by words of its name in three languages; the first match counts. Own
 * choice of what people in Cuba plug in.
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

/** The listed appliance that an own appliance of this name starts like; undefined if the name means no motor. */
export function startsAs(name: string | undefined): ApplianceKey | undefined {
  const folded = (name ?? '').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return starts.find(([, words]) => words.test(folded))?.[0]
}
