import { isBatterySought } from './figure-words.ts'
import { withLimitsDenied } from './negated-limits.ts'
import { unitPattern } from './words/units.ts'

const endOfWord = '(?![\\p{L}\\p{N}])'
const number = '\\d+(?:[.,]\\d+)*'

/** "Pa" and "pal" as they are said; alone it may become "panel". */
const pa = /(?<![\p{L}\p{N}])pa(l)?'?\s+(?=\p{L})/giu
const que = /(?<![\p{L}\p{N}])q(?=\s+\p{L})/giu
const de = /(?<=(?<!\p{L})(?:m[aá]s|menos)\s)d(?=\s\d)/giu
const withSlash = /(?<=\p{L}\s)w\/(o)?(?=\s|\p{L})\s*/giu
/** "What's on sale": the letter behind it is no word of the search. */
const contracted = /(?<![\p{L}\p{N}])(?:(what|where|there|that|here|who|how|it)['’´`]s|(what)s)(?=\s)/giu
/** Every offer is one of today. */
const ofToday = /(?<=(?<!\p{L})(?:ofertas?|rebajas?|promociones|promoci[oó]n))\s+(?:del\s+d[ií]a|de\s+(?:hoy|la\s+semana))(?!\p{L})/giu
const conSlash = /(?<=\p{L}\s)c\/\s?(?=\p{L}{3})/giu

/** "2 x paneles" as "2 paneles"; before a thing in the singular a 2 would be a figure of it. */
const times = /(?<![\p{L}\p{N}.,])(\d{1,2})\s?x\s+(?=\p{L}{4,20}(s)?(?!\p{L}))/giu

/** "400 o más watts" and "400+" as limits have them. */
const unitBehind = new RegExp(
  `(${number})\\s+((?:o|or|oder)\\s+(?:m[aá]s|more|mehr|menos|less|weniger))\\s+(${unitPattern})${endOfWord}`,
  'giu',
)
const plus = new RegExp(`(${number})\\+(?:\\s?(${unitPattern})${endOfWord}|(?=\\s*(?:$|,)))`, 'giu')
const plusBehind = new RegExp(`(${number}\\s?${unitPattern})\\+(?=\\s*(?:$|,))`, 'giu')

/** What has a power. Of these "kilos" are kW in Cuba, and a "k" is; behind a limit they are a weight, and dollars. */
const powered =
  '(?:inversor(?:es)?|inverters?|convertidor(?:es)?|plantas?|generador(?:es)?|generators?|sistemas?|systems?|kits?|wechselrichter|stromerzeuger|generator(?:en)?|solaranlage)'
const hasPower = new RegExp(`(?<!\\p{L})${powered}${endOfWord}`, 'iu')
const limit =
  '(?:menos|m[aá]s|mayor|menor|debajo|encima|arriba|hasta|m[aá]ximo|pesen?|under|over|below|above|than|unter|[uü]ber|bis|als)\\s(?:(?:de|que|a)\\s)?'
const kilos = new RegExp(`(?<![\\p{L}\\p{N}.,-])(?<!${limit})(${number})\\s?kilos?${endOfWord}`, 'giu')
const thousandBehind = new RegExp(
  `(?<=(?<!\\p{L})${powered}\\s(?:\\p{L}+\\s){0,2})(?<!${limit})(\\d{1,3}(?:[.,]\\d)?)\\s?k${endOfWord}`,
  'giu',
)
const thousandBefore = new RegExp(`^(\\d{1,3}(?:[.,]\\d)?)\\s?k\\s(?=(?:\\p{L}+\\s)?${powered}${endOfWord})`, 'giu')
const kilowatts = new RegExp(`(?<![\\p{L}\\p{N}.,-])(${number})\\s?kws?${endOfWord}`, 'giu')
const isForThing = /(?<!\p{L})(?:para|for|f[uü]r|con|with|mit)(?!\p{L})/iu

/**
 * A question in the writing that all else reads: "planta de 5 kilos pa la casa" as "planta de 5 kW para la casa". What a
 * battery holds is called kW as often as kWh.
 */
export function asWritten(question: string): string {
  const typed = question
    .replace(pa, (_, el: string | undefined) => (el ? 'para el ' : 'para '))
    .replace(que, 'que')
    .replace(ofToday, '')
    .replace(contracted, (_, word: string | undefined, bare: string | undefined) => `${word ?? bare} is`)
    .replace(de, 'de')
    .replace(withSlash, (_, out: string | undefined) => (out ? 'without ' : 'with '))
    .replace(conSlash, 'con ')
    .replace(times, (_, pieces: string, several: string | undefined) => (several || pieces === '1' ? `${pieces} ` : ''))
    .replace(unitBehind, '$1 $3 $2')
    .replace(plus, (_, figure: string, unit: string | undefined) => `${figure} ${unit ? `${unit} ` : ''}o más`)
    .replace(plusBehind, '$1 o más')
  const plain = withLimitsDenied(typed)
  if (hasPower.test(plain)) return [kilos, thousandBehind, thousandBefore].reduce((text, one) => text.replace(one, inKilowatts), plain)
  if (!isBatterySought(plain)) return plain
  return plain.replace(kilowatts, (whole, figure: string, at: number) => (isForThing.test(plain.slice(0, at)) ? whole : `${figure} kWh`))
}

const inKilowatts = (whole: string, figure: string) => `${figure} kW${whole.endsWith(' ') ? ' ' : ''}`

/** How large an air conditioner is; no text of ours tells it, and a number would be found elsewhere. */
const size = new RegExp(
  `(?:(?:de|of|mit|von)\\s+)?(?:${number}|una?|media|one|half\\s+an?)\\s?(?:mil|k|thousand)?\\s?(?:btus?(?:/h)?|toneladas?|tons?)${endOfWord}`,
  'giu',
)
const airConditioner = /(?<!\p{L})(?:aires?|splits?|minisplits?|clima|a\/c|ac|air\s?con\p{L}*|klima\p{L}*)(?!\p{L})/iu

/** "Inversor para split de 1 tonelada" without the tons, and "para 12000 btu" as for an air conditioner. */
export function withoutCoolingSize(question: string): string {
  const [, before = '', behind = ''] = /^(.*?(?<!\p{L})(?:para|for|f[uü]r)\s)(.*)$/isu.exec(question) ?? []
  if (before === '' || behind.search(size) < 0) return question
  return `${before}${behind.replace(size, airConditioner.test(behind) ? '' : 'split')}`.replace(/\s+/g, ' ').trim()
}

/** What a mains is called that has three phases; alone such a word is everything that makes power. */
const mains = 'corriente|electricidad|luz|power|electricity|current|strom'
const threePhase = '(?:trif[aá]sic[oa]s?|three[\\s-]phases?|dreiphasig(?:e[nrsm]?)?|(?:380|400|440)(?:\\s?v(?:olt(?:s|ios?)?)?)?)'
const asking =
  '(?:(?:quiero|necesito|busco|tengo|algo|equipos?|de|con|para|a|i|need|want|something|for|with|ich|brauche|etwas|mit|f[uü]r)\\s+){0,4}'
const mainsFirst = new RegExp(`^(${asking})(?:${mains})\\s+((?:de\\s+|a\\s+|of\\s+|mit\\s+)?${threePhase}${endOfWord})`, 'iu')
const mainsLast = new RegExp(`^(${asking}${threePhase})\\s+(?:${mains})${endOfWord}`, 'iu')

/** "Corriente trifásica 380" as "trifásica 380": goods are called so, and none is a current. */
export const withoutMains = (question: string): string => question.replace(mainsFirst, '$1$2').replace(mainsLast, '$1')
