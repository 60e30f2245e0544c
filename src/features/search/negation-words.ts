import { tidied } from './limit-phrases.ts'

/** Kinds that are refused, under the names that their filters have in addresses: `{ fuel: ['-petrol'] }`. */
export type KindsRefused = { readonly [Name in 'fuel' | 'chemistry']?: readonly string[] }
export type NegationReading = {
  /** The question without what it refuses. */
  rest: string
  refused: KindsRefused
  /** What is refused and cannot be left out, since no filter knows it, as it was typed: "que no sea solar". */
  ignored: readonly string[]
}

/** What goods are of one kind only of, in whichever of our languages. In Cuba petróleo is what a diesel engine burns. */
const kinds = [
  { name: 'fuel', value: 'petrol', words: 'gasolina|gasoline|petrol|benzin' },
  { name: 'fuel', value: 'diesel', words: 'di[eé]sel|petr[oó]leo' },
  { name: 'chemistry', value: 'lifepo4', words: 'litio|lithium|lifepo4' },
  { name: 'chemistry', value: 'agm', words: 'agm|plomo|lead(?:[\\s-]acid)?|blei' },
] as const
const kind = `(?:${kinds.map(({ words }) => words).join('|')})`
/** Things of this shop that may be refused by "sin", which of others tells what a thing does without ("sin ruido"). */
const goods =
  'bater[ií]as?|paneles|panel|placas?|inversor(?:es)?|generador(?:es)?|solar(?:es)?|battery|batteries|panels?|inverters?|generators?|batterien?|module?|wechselrichter|generator(?:en)?'

const endOfWord = '(?![\\p{L}\\p{N}])'
const start = '(?<![\\p{L}\\p{N}])'
const smallWords = 'de|del|a|con|el|la|los|las|un|una|of|on|with|an|any|the|mit|von|aus|der|die|das'
const small = `(?:(?:${smallWords})\\s+)*`
/** Whatever stands behind it is refused. Figures read it too ("que no sea de 48 v"), see figure-words.ts. */
const sure = '(?:que|q)\\s+no\\s+(?:sean?|usen?|lleven?)|excepto|salvo|except|other\\s+than|kein(?:e[nmrs]?)?|au(?:ß|ss)er'
/** Behind these stands as often what a thing does without ("sin ruido", "nicht zu laut"). */
const weak = '(?:that\\s+(?:is|are)\\s+)?not|nicht|sin|without|ohne|no|non'
export const refusing = `(?:(?:pero|but|aber)\\s+)?(?:${sure}|${weak})\\s+${small}`
const known = new RegExp(
  `${start}${refusing}(${kind}(?:\\s*(?:,|ni|y|e|o|u|or|nor|and|oder|und|noch)\\s+${small}${kind})*)${endOfWord}`,
  'giu',
)
const limit = `(?:m[aá]s|menos|mayor|menor|inferior|superior)${endOfWord}`
const noLimit = new RegExp(`${start}que\\s+no\\s+sean?\\s+(?:de\\s+)?(?=${limit})`, 'giu')
const unknown = new RegExp(
  `${start}(?:(?:${sure})\\s+${small}(?!(?:${smallWords})\\s)\\p{L}[\\p{L}\\p{N}]+|(?:${weak})\\s+${small}(?:${goods}))${endOfWord}`,
  'giu',
)

/**
 * Reads what a question refuses: "generador que no sea de gasolina", "battery without lithium", "Generator, kein Benzin".
 * The search goes by words, and would find exactly that.
 */
export function readNegations(question: string): NegationReading {
  const refused: { [Name in 'fuel' | 'chemistry']?: readonly string[] } = {}
  const plain = question.normalize('NFC')
  const without = plain.replace(noLimit, 'no ').replace(known, (_, words: string) => {
    for (const { name, value, words: one } of kinds)
      if (new RegExp(`${start}(?:${one})${endOfWord}`, 'iu').test(words)) refused[name] = [...(refused[name] ?? []), `-${value}`]
    return ' '
  })
  const ignored: string[] = []
  const rest = tidied(
    without.replace(unknown, (whole) => {
      ignored.push(whole.trim())
      return ' '
    }),
  )
  if (without === plain && ignored.length === 0) return { rest: question, refused, ignored }
  // Nothing else is sought: then by these words, whatever they mean.
  return rest === '' && ignored.length > 0 ? { rest: tidied(without), refused, ignored } : { rest, refused, ignored }
}
