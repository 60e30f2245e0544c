import { type Sense, type Senses, senseAt } from './sense.ts'
import type { Subject } from './subject.ts'

/** Stock states other than `in_stock`, as in the URL parameter of the filter. */
export type ScarceStock = 'limited' | 'out_of_stock'
type IsFree = (at: number) => boolean
type Take = (span: { from: number; to: number }) => void

/** Maximum tokens between "cuándo" and a word of stock: "¿cuándo está disponible?" asks for a date and sets no filter. */
const WHEN = 6

/** Calls `see` for each sense that begins at a free token and has one of the roles; calls `take` if `see` returns true. */
function eachFree(senses: Senses, isFree: IsFree, roles: readonly string[], see: (sense: Sense) => boolean, take: Take): void {
  for (let at = 0; at < senses.length; at += 1) {
    const sense = isFree(at) ? senseAt(senses, at, ...roles) : undefined
    if (!sense || !see(sense)) continue
    take(sense)
    at = sense.to - 1
  }
}

/** Reads the sort order by price. Words for cheap and expensive only sort; they are not searched. */
export function readPriceOrder({ senses }: Subject, isFree: IsFree, take: Take): { isCheapFirst: boolean; isDearFirst?: true } {
  let order: string | undefined
  const see = ({ role, to }: Sense) => {
    const isCompared = role === 'dear' && (senseAt(senses, to, 'that') ?? (senseAt(senses, to, 'of') && senseAt(senses, to + 1, 'number')))
    if (!isCompared && order !== 'dear') order = role
    return !isCompared
  }
  eachFree(senses, isFree, ['cheap', 'dear'], see, take)
  return order === 'dear' ? { isCheapFirst: false, isDearFirst: true } : { isCheapFirst: order === 'cheap' }
}

/**
 * Superlatives of figures that no list sorts by, such as weight: "la que menos pese primero". They are reported as not applied.
 */
export function findSuperlatives({ senses }: Subject, isFree: IsFree, take: Take): Sense[] {
  const found: Sense[] = []
  eachFree(senses, isFree, ['superlative'], (sense) => found.push(sense) > 0, take)
  return found
}

/** Reads the requested stock state: "paneles disponibles", "por llegar", "últimas unidades", "not sold out". */
export function readStock({ senses }: Subject, isFree: IsFree, take: Take): { isAvailable: boolean; scarce?: ScarceStock } {
  let isAvailable = false
  let scarce: ScarceStock | undefined
  const isAskedWhen = (from: number) =>
    senses.slice(Math.max(0, from - WHEN), from).some((some) => some.some(({ role }) => role === 'when'))
  const see = ({ role, value, from, to }: Sense) => {
    if (isAskedWhen(from) || (role === 'scarce' && (isAvailable || scarce))) return false
    const denial = value === 'out_of_stock' ? senseAt(senses, from - 1, 'not', 'denied', 'none') : undefined
    if (denial) {
      take(denial)
      isAvailable = true
    } else if (role === 'scarce') scarce = value as ScarceStock
    else {
      const isOther = senseAt(senses, from - 1, 'not', 'without', 'denied', 'otherStock') ?? senseAt(senses, to, 'otherStock')
      if (isOther) return false
      isAvailable = true
    }
    return true
  }
  eachFree(senses, isFree, ['scarce', 'available'], see, take)
  return { isAvailable, ...(scarce && !isAvailable ? { scarce } : {}) }
}

/**
 * Finds words that ask for the largest first: "el generador más potente". They are not searched, but `readConstraints` leaves them
 * in the text of the query, since the figure to sort by depends on the products found.
 */
export function findLargestRequest({ senses }: Subject, isFree: IsFree): Sense | undefined {
  let found: Sense | undefined
  eachFree(
    senses,
    isFree,
    ['largest'],
    (sense) => {
      if (senseAt(senses, sense.to, 'that', 'of', 'than') && senseAt(senses, sense.to + 1, 'number', 'figure', 'article')) return false
      found ??= sense
      return true
    },
    () => undefined,
  )
  return found
}
