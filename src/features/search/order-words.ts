import { tidied } from './limit-phrases.ts'

const wordEnd = '(?![\\p{L}\\p{N}])'
/** What says that the price decides, in whichever of our languages; "los más baratos", "the cheapest", "am günstigsten". */
const cheap = [
  ...['(?:(?:que|q)\\s+)?no\\s+(?:(?:sean?|est[eé]n?|es|son)\\s+)?(?:(?:muy|tan|demasiado)\\s+)?car[oa]s?'],
  ...[
    '(?:that\\s+(?:is|are)\\s+)?not\\s+(?:(?:too|very|so)\\s+)?(?:expensive|pricey)',
    'nicht\\s+(?:(?:all)?zu\\s+|so\\s+|sehr\\s+)?teuer(?:e[nrs]?)?',
  ],
  '(?:(?:el|la|los|las|lo)\\s+)?(?:m[aá]s\\s+|muy\\s+)?(?:barat(?:o|a|it[oa]|[ií]sim[oa])s?|econ[oó]mic[oa]s?)',
  '(?:al?\\s+|el\\s+|de\\s+)?(?:menor|m[aá]s bajo)\\s+precio',
  '(?:the\\s+)?(?:very\\s+)?(?:cheap(?:er|est)?|affordable|inexpensive|lowest[\\s-]price)',
  '(?:(?:am|der|die|das|den)\\s+)?(?:sehr\\s+)?(?:g(?:ü|u|ue)nstig|billig|preiswert|preisg(?:ü|u|ue)nstig)(?:er|st)?(?:e[nrsm]?)?',
]
const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${cheap.join('|')})${wordEnd}`, 'giu')

export type OrderReading = {
  /** The question without what it says of the order. */
  rest: string
  /** Whether the lowest price comes first. */
  isCheapFirst: boolean
}

/** Reads whether a question asks for what is cheap: no product is called so, and none is by itself, so it orders them. */
export function readOrderWords(question: string): OrderReading {
  const rest = question.normalize('NFC').replace(pattern, ' ')
  return rest === question.normalize('NFC') ? { rest: question, isCheapFirst: false } : { rest: tidied(rest), isCheapFirst: true }
}
