import { tidied } from './limit-phrases.ts'

const wordEnd = '(?![\\p{L}\\p{N}])'
/** What says that the price decides, in whichever of our languages; "los más baratos", "the cheapest", "am günstigsten". */
const cheap = [
  '(?:(?:ordenad[oa]s?\\s+)?(?:por\\s+)?(?:el\\s+)?precio\\s+)?de\\s+menor\\s+a\\s+mayor\\s+precio|(?:por\\s+)?precio\\s+(?:de\\s+)?menor\\s+a\\s+mayor|(?:price\\s+)?(?:from\\s+)?low(?:est)?\\s+to\\s+high(?:est)?(?:\\s+price)?',
  '(?:(?:del?|from|vom)\\s+)?(?:the\\s+)?(?:m[aá]s\\s+barat[oa]s?|cheapest|billigsten|g(?:ü|ue?)nstigsten)\\s+(?:al?|to|zum)\\s+(?:the\\s+)?(?:m[aá]s\\s+car[oa]s?|most\\s+expensive|dearest|teuersten)',
  '(?:(?:el|la|los|las|lo)\\s+)?m[aá]s\\s+(?:barat|econ[oó]mic)[oa]s?\\s+primero|cheapest\\s+first|(?:das\\s+)?(?:billigste|g(?:ü|ue?)nstigste)n?\\s+zuerst',
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
/** The same of the highest price; "más caro que 500" is a limit. */
const dear = [
  '(?:(?:del?|from|vom)\\s+)?(?:the\\s+)?(?:m[aá]s\\s+car[oa]s?|most\\s+expensive|dearest|teuersten)\\s+(?:al?|to|zum)\\s+(?:the\\s+)?(?:m[aá]s\\s+barat[oa]s?|least\\s+expensive|cheapest|billigsten|g(?:ü|ue?)nstigsten)',
  'de\\s+mayor\\s+a\\s+menor\\s+precio|(?:por\\s+)?precio\\s+(?:de\\s+)?mayor\\s+a\\s+menor|(?:price\\s+)?(?:from\\s+)?high(?:est)?\\s+to\\s+low(?:est)?(?:\\s+price)?',
  '(?:(?:el|la|los|las|lo)\\s+)?m[aá]s\\s+(?:car|costos)[oa]s?(?:\\s+primero)?(?!\\s+(?:que|de(?:\\s+los)?\\s+\\d))',
  '(?:de|el\\s+de|la\\s+de|con|al)\\s+(?:el\\s+)?(?:mayor|m[aá]s\\s+alto)\\s+precio|(?:the\\s+)?(?:most\\s+expensive|dearest|priciest|highest[\\s-]price)(?:\\s+first)?',
  '(?:(?:am|der|die|das|den)\\s+)?teuerst(?:e[nrsm]?)?(?:\\s+zuerst)?',
]
/** What says that the size decides, of whichever figure the goods are told by. */
const large = [
  '(?:(?:el|la|los|las|lo)\\s+)?m[aá]s\\s+(?:potente|grande|fuerte)s?(?:\\s+primero)?(?!\\s+(?:que\\s+(?:el|la|un|una|\\d)|de\\s+\\d))',
  '(?:de|con)\\s+m[aá]s\\s+(?:potencia|capacidad)(?!\\s+(?:que|de)\\s)',
  '(?:(?:el|la|los|las)\\s+)?(?:de|con|que\\s+tengan?)\\s+(?:la\\s+)?mayor\\s+(?:potencia|capacidad)(?!\\s+(?:que|a|de)\\s)|de\\s+mayor\\s+a\\s+menor\\s+(?:potencia|capacidad)',
  '(?:the\\s+)?(?:most\\s+powerful|biggest|largest|strongest)(?:\\s+first)?',
  '(?:(?:der|die|das|den)\\s+)?(?:gr(?:ö|oe?)(?:ß|ss)t|(?:leistungs)?st(?:ä|ae?)rkst)(?:e[nrsm]?)(?:\\s+zuerst)?',
]
const patternOf = (phrases: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.join('|')})${wordEnd}`, 'giu')
/** "Del más barato al más caro". */
const fromCheapest = patternOf(cheap.slice(0, 2))
const [cheapest, dearest, largest] = [cheap, dear, large].map(patternOf) as [RegExp, RegExp, RegExp]

export type OrderReading = {
  /** The question without what it says of the order. */
  rest: string
  /** Whether the lowest price comes first. */
  isCheapFirst: boolean
  /** Whether the highest does. */
  isDearFirst?: true
}

/** Reads whether a question asks for what is cheap or dear: no product is called so, and none is by itself, so it orders them. */
export function readOrderWords(question: string): OrderReading {
  const plain = question.normalize('NFC')
  const falling = plain.replace(dearest, ' ')
  if (falling !== plain && plain.search(fromCheapest) < 0) return { rest: tidied(falling), isCheapFirst: false, isDearFirst: true }
  const rising = plain.replace(cheapest, ' ')
  return rising === plain ? { rest: question, isCheapFirst: false } : { rest: tidied(rising), isCheapFirst: true }
}

/**
 * Reads whether the largest is to come first: "el generador más potente", "größte Batterie". By which figure the goods tell
 * that are found, so it stays in the words of the page, which are asked again.
 *
 * @returns also the words, as they were typed
 */
export function readLargest(question: string): { rest: string; largest: string | undefined } {
  const plain = question.normalize('NFC')
  const [words] = plain.match(largest) ?? []
  return words === undefined ? { rest: question, largest: undefined } : { rest: tidied(plain.replace(largest, ' ')), largest: words }
}
