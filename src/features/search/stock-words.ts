import { tidied } from './limit-phrases.ts'

const startOfWord = '(?<![\\p{L}\\p{N}])'
const wordEnd = '(?![\\p{L}\\p{N}])'
/** What says that a thing is there, in whichever of our languages. */
const there = [
  '(?:(?:que\\s+)?(?:est[eé]n?|est[aá]n?|sean?|hayan?|hay|tengan?|tienen?|queden?)\\s+)?(?:en\\s+(?:existencias?|stock|almac[eé]n|inventario)|disponibles?)(?:\\s+(?:ya|ahora(?:\\s+mismo)?|hoy|de\\s+inmediato))?',
  '(?:con|hay|haya|tengan?|tienen?)\\s+(?:existencias?|stock)(?:\\s+de)?',
  '(?:(?:con|de|para)\\s+)?entrega\\s+inmediata',
  '(?:(?:that\\s+|which\\s+)?(?:is|are)\\s+)?(?:currently\\s+)?(?:in\\s+stock|available|on\\s+hand)(?:\\s+(?:right\\s+now|now|today|immediately))?',
  '(?:(?:ist|sind)\\s+)?(?:(?:sofort|jetzt|aktuell)\\s+)?(?:(?:auf|am|ab)\\s+lager|vorr(?:ä|a|ae)tig(?:e[nrsm]?)?|lieferbar(?:e[nrsm]?)?|verf(?:ü|u|ue)gbar(?:e[nrsm]?)?)',
]
const pattern = new RegExp(`${startOfWord}(?:${there.join('|')})${wordEnd}`, 'giu')
/** What else is said to be available, where people tell what they have. */
const others =
  'presupuesto|dinero|espacio|techo|[aá]rea|voltaje|corriente|potencia|budget|money|space|area|roof|power|voltage|platz|geld|fl(?:ä|a|ae)che'
/** Behind these it is not there, is asked for when it will be, or is none of the goods. */
const otherwise = new RegExp(
  `${startOfWord}(?:no(?:\\s+longer)?|sin|ni|(?:not|nicht)(?:\\s+\\S+)?|keine?|out\\s+of|(?:cu[aá]ndo|when|wann)(?:\\s+\\S+){0,5}|${others})\\s+$`,
  'iu',
)
const ofOther = new RegExp(`^\\s+(?:${others})${wordEnd}`, 'iu')

export type StockReading = {
  /** The question without what it says of stock. */
  rest: string
  /** Whether only what is available is asked for. */
  isAvailable: boolean
}

/** Reads whether a question asks for what is there: "paneles disponibles", "inverters in stock", "Module auf Lager". */
export function readStockWords(question: string): StockReading {
  let isAvailable = false
  const plain = question.normalize('NFC')
  const rest = plain.replace(pattern, (whole: string, at: number) => {
    if (otherwise.test(plain.slice(0, at)) || ofOther.test(plain.slice(at + whole.length))) return whole
    isAvailable = true
    return ' '
  })
  return isAvailable ? { rest: tidied(rest), isAvailable } : { rest: question, isAvailable }
}
