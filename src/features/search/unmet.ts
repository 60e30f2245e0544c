import type { InvertedIndex } from './inverted-index.ts'
import { WEIGHT_BITS, WEIGHT_MASK } from './postings.ts'
import { readQuantity } from './quantity.ts'
import type { Asked, Reading } from './question.ts'
import { IS_ABOUT } from './search-document.ts'
import type { Sought } from './terms.ts'

/** From here on a voltage is one of the mains: 110 V is not near a battery of 96 V. */
const MAINS_V = 100

/**
 * Quantities of a question that none of these products has in any text, nor one near it. Beside an appliance a quantity
 * may be the appliance's ("para bomba de 750 W"), so nothing is said of it.
 */
export function unmetOf(asked: readonly Asked[], places: readonly number[], { words }: Pick<InvertedIndex, 'words'>): Sought[] {
  if (places.length === 0 || asked.some(({ term }) => term.isAppliance)) return []
  const meant = new Set(places)
  return asked.flatMap(({ term, level }) => {
    if (term.kind !== 'quantity' || places.some((place) => level[place] !== 0)) return []
    return hasSureUnit(term.word) || !isNumberSaid(term.word) ? [term] : []
  })

  /** "32 A" is no quantity to the index, and "6 mm" another than "6 mm²": there the number alone tells that a text has it. */
  function isNumberSaid(quantity: string): boolean {
    return words.postingsOf(String(Number.parseFloat(quantity))).some((posting) => meant.has(posting >> WEIGHT_BITS))
  }
}

const hasSureUnit = (quantity: string) => (readQuantity(quantity)?.unit ?? 'a') !== 'a'

/**
 * Puts first what is least away from quantities that nothing has: of panels for "700 W" those of 550 W. What is sought
 * stays before what merely goes with it, and equals keep their order. kVA are compared with kW only of what has
 * no figure in the unit that was asked for: they are of one kind and not the same.
 */
export function byNearness(
  places: number[],
  unmet: readonly Sought[],
  { reading: { primary }, index }: { reading: Reading; index: Pick<InvertedIndex, 'words' | 'headAt'> },
): number[] {
  if (unmet.length === 0 || places.length < 2) return places
  const meant = new Set(places)
  const apart = unmet.map(({ word }) => apartFrom(word))
  const isOther = (place: number) => Number(primary?.isRelated === true && !primary.asked.heads.has(index.headAt[place] ?? ''))
  const key = new Map(places.map((place) => [place, apart.reduce((sum, of) => sum + (of.get(place) ?? FAR), 0)]))
  return [...places].sort((a, b) => isOther(a) - isOther(b) || (key.get(a) as number) - (key.get(b) as number))

  /** How far each place is from a quantity, as a ratio's logarithm. */
  function apartFrom(word: string): Map<number, number> {
    const sought = readQuantity(word)
    if (!sought?.value) return new Map()
    const kin = sought.unit === 'va' ? 'w' : sought.unit === 'w' ? 'va' : undefined
    return new Map([...(kin ? measured(sought.value, kin) : []), ...measured(sought.value, sought.unit)])
  }

  function measured(sought: number, unit: string): Map<number, number> {
    const found = new Map<number, number>()
    for (const { word, value, unit: own } of index.words.quantities()) {
      if (own !== unit || value <= 0 || (unit === 'v' && value >= MAINS_V && sought < MAINS_V)) continue
      const distance = Math.abs(Math.log(value / sought))
      for (const posting of index.words.postingsOf(word)) {
        const place = posting >> WEIGHT_BITS
        if ((posting & WEIGHT_MASK) < IS_ABOUT || !meant.has(place)) continue
        found.set(place, Math.min(distance, found.get(place) ?? FAR))
      }
    }
    return found
  }
}

/** Further than any two figures of goods are apart. */
const FAR = 1000
