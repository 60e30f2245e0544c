import { tidied } from './limit-phrases.ts'
import { unitPattern } from './words/units.ts'

/** Kinds that are refused, under the names that their filters have in addresses: `{ fuel: ['-petrol'] }`. */
export type KindsRefused = { readonly [Name in 'fuel' | 'chemistry']?: readonly string[] }
export type NegationReading = {
  /** The question without the kinds that it refuses; what else it refuses stands in it, see `readRefusals`. */
  rest: string
  refused: KindsRefused
}
/** Something refused that no filter knows: as it was typed ("sin ser trifásico"), what it names, and by which "sin", or "que no necesite". */
export type Refusal = { text: string; words: string; lacking: string | null }
export type RefusalReading = { rest: string; refusals: readonly Refusal[] }

/**
 * What goods are of one kind only of, in whichever of our languages. In Cuba petróleo is what a diesel engine burns, and a
 * sealed battery of lead one of gel.
 */
const kinds = [
  { name: 'fuel', value: 'petrol', words: 'gasolina|gasoline|petrol|benzin' },
  { name: 'fuel', value: 'diesel', words: 'di[eé]sel|petr[oó]leo' },
  { name: 'chemistry', value: 'lifepo4', words: 'litio|lithium|lifepo4' },
  { name: 'chemistry', value: 'agm', words: 'agm|gel|plomo(?:\\s+[aá]cido)?|lead(?:[\\s-]acid)?|blei(?:-?gel)?' },
] as const
/** Things of this shop, before what is refused of them ("no quiero inversor híbrido"). */
const goods =
  'bater[ií]as?|paneles|panel|placas?|inversor(?:es)?|generador(?:es)?|plantas?|solar(?:es)?|battery|batteries|panels?|inverters?|generators?|batterien?|module?|wechselrichter|generator(?:en)?'

/** Of these "menos" leaves some out ("baterías menos AGM"), while "menos gasolina" alone is little of it. */
const severalGoods = 'bater[ií]as|paneles|placas|inversores|generadores|plantas|sistemas|kits|filtros|cables|equipos|productos'

const endOfWord = '(?![\\p{L}\\p{N}])'
const start = '(?<![\\p{L}\\p{N}])'
const smallWords =
  'de|del|a|en|con|el|la|los|las|un|una|ser|que|sean?|muy|tan|demasiado|of|on|with|an|any|the|too|very|being|mit|im|von|aus|der|die|das|dem|den|ein|eine|einen|zu|sehr|so'
const small = `(?:(?:${smallWords})\\s+)*`
/** Whatever stands behind it is refused. Figures read it too ("que no sea de 48 v"), see figure-words.ts. */
const sure = '(?:que|q)\\s+no\\s+(?:sean?|usen?|lleven?)|excepto|salvo|except|other\\s+than|kein(?:e[nmrs]?)?|au(?:ß|ss)er'
/** "Paneles menos 300 W": behind "menos de" stands a limit. */
const exceptSome = `(?<=(?<!\\p{L})(?:${severalGoods})\\s+)menos(?=\\s+(?:de\\s+(?:litio|plomo|gel|agm|gasolina|di[eé]sel|petr[oó]leo)(?!\\p{L})|(?!(?:de|del|que|a)\\s)\\p{L}|\\d+(?:[.,]\\d+)*\\s?${unitPattern}(?![\\p{L}\\p{N}])))`
/** Behind these as well, where the shop knows it: "no quiero molestar" refuses nothing. */
const likely = `(?:que\\s+|q\\s+)?no\\s+(?:quiero|busco|necesito|sean?|es|son|est[eé]n?|tengan?|traigan?|consuman?|gasten?|utilicen?|necesiten?|(?:funcion|trabaj)en?|me\\s+(?:gustan?|sirven?|interesan?))|tampoco(?:\\s+(?:quiero|busco))?|excluyendo|descartando|exceptuando|excluding|ausgenommen|nada\\s+de|todo\\s+menos|en\\s+(?:vez|lugar)\\s+de|(?<!(?:lo|al|o)\\s)menos(?=\\s+(?:el|la|los|las)\\s)|${exceptSome}|minus(?=\\s+\\p{L})|bis\\s+auf|(?:anything|everything|all)\\s+but|instead\\s+of|rather\\s+than|(?:do(?:es)?\\s+not|do(?:es)?n['’]?t)\\s+(?:want|need|require|use)|isn['’]?t|neither|weder|ni|(?:an)?statt`
/** Behind these stands as often what a thing does without ("sin ruido", "nicht zu laut"). */
const lacking = 'sin|without|with\\s+no|ohne'
const weak = `(?:that\\s+(?:is|are)\\s+)?not|nicht|${lacking}|no|non(?=[\\s-])`
const opening = `(?:(?:pero|but|aber)\\s+)?(?:${sure}|${likely}|${weak})(?:\\s+|(?<=non)-)`
export const refusing = `${opening}${small}`

const opener = new RegExp(`${start}${opening}`, 'giu')
const isSure = new RegExp(`^(?:(?:pero|but|aber)\\s+)?(?:${sure})\\s`, 'iu')
const isLacking = new RegExp(`^(?:(?:pero|but|aber)\\s+)?(${lacking})\\s+(?!ser\\s|que\\s)`, 'iu')
/** What needs no battery does without one. */
const isNotNeeding =
  /^(?:(?:pero|but|aber)\s+)?(?:(?:(?:que|q)\s+)?no\s+(?:tengan?|traigan?|necesiten?|lleven?|usen?|utilicen?)|do(?:es)?(?:\s+not|n['’]?t)\s+(?:need|require|use))\s/iu
/** What it lists may be joined by "y" too: "todo menos paneles y baterías". */
const isList = /excepto|salvo|except|menos|minus|bis|but|au(?:ß|ss)er|nada/iu
const limit = `(?:m[aá]s|menos|mayor|menor|inferior|superior)${endOfWord}`
const noLimit = new RegExp(`${start}que\\s+no\\s+sean?\\s+(?:de\\s+)?(?=${limit})`, 'giu')

/** "Generador, diésel no". */
const refusedBehind = new RegExp(
  `${start}(${kinds.map(({ words }) => words).join('|')}|(?:tri|mono|bi)f[aá]sic[oa]s?|h[ií]brid[oa]s?)\\s+no(?=\\s*[.;!]?\\s*$)`,
  'giu',
)

const joining = 'y|e|o|u|ni|or|nor|and|oder|und|noch'
const at = (text: string) => new RegExp(text, 'iuy')
const number = '\\d+(?:[.,]\\d+)*'
const smallAt = at(small)
const kindAt = kinds.map((kind) => ({ ...kind, pattern: at(`(?:${kind.words})${endOfWord}`) }))
const phasesAt = at(`(?:[13]|un[ao]?|one|single|tres|three|eine?|drei)(?:\\s|-)?(?:fases?|phases?|phasen?|phasig\\p{L}*)${endOfWord}`)
const measuredAt = at(`${number}\\s?(?:${unitPattern})${endOfWord}`)
const numberAt = at(`(?<!(?:^|\\s)(?:no|sin|without|ohne)\\s)(${number})(?:ern?)?(?![\\p{L}\\p{N}])`)
const nounAt = at(`(?:${goods})\\s+(?:de\\s+|of\\s+)?(?=[\\p{L}\\p{N}])`)
/** What two words name of a thing, where the first alone would leave the other to be sought. */
const wholeAt = at(
  `(?:[oó]smosis\\s+inversa|reverse\\s+osmosis|onda\\s+(?:senoidal\\s+)?(?:pura|modificada)|(?:pure|modified)\\s+sine(?:\\s+wave)?|arranque\\s+el[eé]ctrico|electric\\s+start|todo\\s+en\\s+uno|all[\\s-]in[\\s-]one|off[\\s-]grid|full\\s+black|all\\s+black)${endOfWord}`,
)
const wordAt = at(`(?!(?:${smallWords}|${joining}|${limit})${endOfWord})\\p{L}[\\p{L}\\p{N}]*(?:-[\\p{L}\\p{N}]+)?`)
const furtherAt = at(`\\s*,?\\s*(?:ni|nor|noch)\\s+`)
const jointAt = at('\\s*(?:,(?!\\d)|\\s(?:y|e|o|u|or|and|oder|und)\\s)\\s*')
/** What goods do without and are not: "luz sin corriente", and what else stands behind a mere "no". */
export const circumstances =
  /^(?:corriente|luz|electricidad|energ[ií]a|red|internet|sol|agua|ruido|bulla|ruidos[oa]s?|costos?|env[ií]o|problemas?|instalar|mantenimiento|cargan?|power|electricity|light|grid|noise|noisy|loud|sun|water|maintenance|strom|licht|netz|sonne|l[aä]rm|laut|wasser|wartung)$/iu

/** More are a row of words and no question. */
const MOST = 6
type Item = { text: string; kind: (typeof kinds)[number] | null; isMeasured: boolean; isWord: boolean }
/** `noun`: the thing of which the first is refused, where one is named. */
type Negation = { from: number; to: number; opener: string; noun: string; items: readonly Item[] }

/** Takes what a pattern finds at a place, and tells where it ends. */
function taken(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from
  return pattern.exec(text)?.[0] ?? ''
}

function itemAt(text: string, from: number): Item | undefined {
  const item = (found: string, more: Partial<Item> = {}) => ({ text: found, kind: null, isMeasured: false, isWord: false, ...more })
  for (const { pattern, ...kind } of kindAt) {
    const found = taken(pattern, text, from)
    if (found) return item(found, { kind })
  }
  const phases = taken(phasesAt, text, from)
  if (phases) return item(phases)
  const measured = taken(measuredAt, text, from)
  if (measured) return item(measured, { isMeasured: true })
  const bare = taken(numberAt, text, from)
  if (bare) return item(bare)
  const word = taken(wholeAt, text, from) || taken(wordAt, text, from)
  return word ? item(word, { isWord: true }) : undefined
}

/** What a question refuses, one after the other. @param isMeant whether a word behind an opening is refused by it */
function negationsIn(text: string, isMeant: (word: string, opener: string) => boolean): Negation[] {
  const found: Negation[] = []
  opener.lastIndex = 0
  for (let match = opener.exec(text); match && found.length < MOST; match = opener.exec(text)) {
    const [said] = match
    const items: Item[] = []
    let to = match.index + said.length
    let noun = ''
    const isTaken = (item: Item | undefined): item is Item => item !== undefined && (!item.isWord || isMeant(item.text, said))
    for (let from = to + taken(smallAt, text, to).length; ; ) {
      const things = items.length === 0 ? taken(nounAt, text, from) : ''
      const behind = things ? itemAt(text, from + things.length) : undefined
      const hasNoun = behind !== undefined && (!behind.isWord || isMeant(behind.text, '')) && !behind.isMeasured
      const item = hasNoun ? behind : itemAt(text, from)
      if (!isTaken(item)) break
      if (hasNoun) noun = things.trim()
      items.push(item)
      to = from + (hasNoun ? things.length : 0) + item.text.length
      if (items.length === MOST) break
      const joint = taken(furtherAt, text, to) || taken(jointAt, text, to)
      if (!joint) break
      from = to + joint.length
      from += taken(smallAt, text, from).length
      const next = itemAt(text, from)
      const isFurther = /\p{L}/u.test(joint) && taken(furtherAt, text, to) !== ''
      if (!isFurther && !next?.kind && !(isList.test(said) && isTaken(next))) break
    }
    if (items.length > 0) found.push({ from: match.index, to, opener: said.trim(), noun, items })
    opener.lastIndex = Math.max(to, match.index + 1)
  }
  return found
}

/** The thing of what is refused remains, where nothing else is sought: "no quiero generador de gasolina". */
function without(text: string, negations: readonly Negation[], remaining: (negation: Negation) => string): string {
  let rest = ''
  let end = 0
  for (const negation of negations) {
    rest += `${text.slice(end, negation.from)} ${remaining(negation)} `
    end = negation.to
  }
  const left = tidied(rest + text.slice(end))
  return left === '' ? (negations.find(({ noun }) => noun)?.noun ?? '') : left
}

/**
 * Reads the kinds that a question refuses and that are filters: "generador que no sea de gasolina", "battery without
 * lithium", "weder Benzin noch Diesel". The search goes by words, and would find exactly that.
 */
export function readNegations(question: string): NegationReading {
  const refused: { [Name in 'fuel' | 'chemistry']?: readonly string[] } = {}
  const plain = question.normalize('NFC').replace(noLimit, 'no ').replace(refusedBehind, 'no $1')
  const negations = negationsIn(plain, () => true).filter(({ items }) => items.some(({ kind }) => kind))
  if (negations.length === 0) return { rest: plain === question.normalize('NFC') ? question : plain, refused }
  for (const { kind } of negations.flatMap(({ items }) => items))
    if (kind) refused[kind.name] = [...new Set([...(refused[kind.name] ?? []), `-${kind.value}`])]
  const rest = without(plain, negations, ({ opener, items }) =>
    items
      .filter(({ kind }) => !kind)
      .map(({ text }) => `${opener} ${text}`)
      .join(' '),
  )
  return { rest, refused }
}

/**
 * Reads what else a question refuses: "inversor sin ser trifásico", "paneles menos el de 300". Figures with their unit are
 * left to figure-words.ts.
 *
 * @param isTold whether products are told by a word, so that a mere "no" before it refuses them
 */
export function readRefusals(question: string, isTold: (word: string) => boolean): RefusalReading {
  const plain = question.normalize('NFC')
  const isMeant = (word: string, opener: string) => isSure.test(opener) || (!circumstances.test(word) && isTold(word))
  const negations = negationsIn(plain, isMeant).filter(({ items }) => items.every(({ isMeasured }) => !isMeasured))
  if (negations.length === 0) return { rest: question, refusals: [] }
  const refusals = negations.flatMap(({ from, to, opener, items }) =>
    items.map(({ text }) => ({
      text: items.length === 1 ? plain.slice(from, to).trim() : `${opener} ${text}`,
      words: text.replace(/(?<=\d)ern?$|(?<=phasig)\p{L}+$/iu, ''),
      lacking: isLacking.exec(`${opener} `)?.[1]?.toLowerCase() ?? isNotNeeding.exec(`${opener} `)?.[0].trim() ?? null,
    })),
  )
  return { rest: without(plain, negations, () => ''), refusals }
}
