import { type Sense, type Senses, senseAt } from './sense.ts'
import type { Subject } from './subject.ts'

/** Stock states besides available, under the filter's names in addresses. */
export type Scarce = 'limited' | 'out_of_stock'
type IsFree = (at: number) => boolean
type Take = (span: { from: number; to: number }) => void

/** Largest distance of "cuándo" before a word of stock. */
const WHEN = 6

/** Calls back for each unread occurrence of some roles. */
function eachFree(senses: Senses, isFree: IsFree, roles: readonly string[], see: (sense: Sense) => boolean, take: Take): void {
  for (let at = 0; at < senses.length; at += 1) {
    const sense = isFree(at) ? senseAt(senses, at, ...roles) : undefined
    if (!sense || !see(sense)) continue
    take(sense)
    at = sense.to - 1
  }
}

/** Sort order by price in the question. No product's text says cheap or expensive, so these words only sort. */
export function readOrder({ senses }: Subject, isFree: IsFree, take: Take): { isCheapFirst: boolean; isDearFirst?: true } {
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
export function superlativesIn({ senses }: Subject, isFree: IsFree, take: Take): Sense[] {
  const found: Sense[] = []
  eachFree(senses, isFree, ['superlative'], (sense) => found.push(sense) > 0, take)
  return found
}

/** Stock state in the question: "paneles disponibles", "por llegar", "últimas unidades", "not sold out". */
export function readStock({ senses }: Subject, isFree: IsFree, take: Take): { isAvailable: boolean; scarce?: Scarce } {
  let isAvailable = false
  let scarce: Scarce | undefined
  const isAskedWhen = (from: number) =>
    senses.slice(Math.max(0, from - WHEN), from).some((some) => some.some(({ role }) => role === 'when'))
  const see = ({ role, value, from, to }: Sense) => {
    if (isAskedWhen(from) || (role === 'scarce' && (isAvailable || scarce))) return false
    const denial = value === 'out_of_stock' ? senseAt(senses, from - 1, 'not', 'denied', 'none') : undefined
    if (denial) {
      take(denial)
      isAvailable = true
    } else if (role === 'scarce') scarce = value as Scarce
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
 * Words that ask for the largest first: "el generador más potente". The figure to sort by depends on the result, so the words
 * stay in the page's search, which is read again.
 */
export function largestIn({ senses }: Subject, isFree: IsFree): Sense | undefined {
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
