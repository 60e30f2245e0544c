import { fillers, inAnyLanguage } from '../words/word-lists.ts'
import { type Sense, type Senses, senseAt } from './sense.ts'
import type { Token } from './tokens.ts'

/** Where a question leads that no goods answer: to the calculator with an appliance in it, or to what the shop says of a service. */
export type Lead = { appliance: string } | { service: Service }
/** Topics that the shop has a page about. */
type Service = 'delivery' | 'installation' | 'warranty' | 'payment' | 'hours' | 'address'
export type FoundLead = {
  lead: Lead
  /** True if the question has nothing else. */
  isAll: boolean
}

const allFillers = inAnyLanguage(fillers)

/**
 * Where a question leads: "ventilador" to the calculator, "cuánto cuesta el envío" to how goods are picked up.
 *
 * @param alike other words for one, be it that only staff call it so: "friza" beside "nevera"
 * @param roleOf what a single word does
 */
export function leadIn(
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
