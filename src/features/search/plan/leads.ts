import { fillerWords, inAnyLanguage } from '../words/word-lists.ts'
import { type Sense, type Senses, senseAt } from './sense.ts'
import type { Token } from './tokens.ts'

/** Page that answers a question instead of products: the calculator for an appliance, or the text about a service. */
export type Lead = { appliance: string } | { service: Service }
/** Topics that a text of the shop explains. */
type Service = 'delivery' | 'installation' | 'warranty' | 'payment' | 'hours' | 'address'
export type FoundLead = {
  lead: Lead
  /** True if the question contains nothing else. */
  isAll: boolean
}

const allFillers = inAnyLanguage(fillerWords)

/**
 * Finds the page that answers a question: the calculator for "ventilador" (fan), the text about delivery for "cuánto cuesta el
 * envío".
 *
 * @param alike synonyms of a word, staff's included: "friza" for "nevera"
 * @param roleOf role of a single word
 */
export function findLead(
  tokens: readonly Token[],
  senses: Senses,
  { alike, roleOf }: { alike: (word: string) => readonly string[]; roleOf: (word: string) => Omit<Sense, 'from' | 'to'> | undefined },
): FoundLead | undefined {
  let lead: Lead | undefined
  const covered = new Set<number>()
  for (const [at, { word, kind }] of tokens.entries()) {
    const own = senseAt(senses, at, 'appliance', 'service')
    const other = own ?? (kind === 'word' ? alike(word).map(roleOf).find(Boolean) : undefined)
    if (!other?.value) continue
    for (let place = at; place < (own?.to ?? at + 1); place += 1) covered.add(place)
    lead ??= other.role === 'appliance' ? { appliance: other.value } : { service: other.value as Service }
  }
  const isEmpty = (at: number) => {
    const { kind, word = '' } = tokens[at] ?? {}
    return (
      kind === 'sign' ||
      covered.has(at) ||
      allFillers.has(word) ||
      senseAt(senses, at, 'edge', 'withinLimit', 'article', 'of') !== undefined
    )
  }
  return lead && { lead, isAll: [...tokens.keys()].every(isEmpty) }
}
