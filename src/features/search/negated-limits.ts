import { atLeast, below, larger, moreThan, not, phrasePattern, smaller, upTo } from './limit-phrases.ts'
import { unitPattern } from './words/units.ts'

const start = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'
const articles = '(?:(?:los|las|unos|the|us)\\s+)?'
const amount = `${articles}(?:[$€£]\\s?)?(?:\\d|mil${end})`
const compared = [...below, ...moreThan, ...smaller, ...larger]
const limit = `(?:${phrasePattern(compared)})\\s+${amount}`

/** Of these a number is a price; the others are what goods do to have a figure. */
const costs = 'cuest(?:en?|an?)|costar|val(?:en?|gan?)|valer|gastar(?:me|se)?|pagar(?:me)?|sal(?:en?|gan?|ir)|tengo'
const does =
  'sean?|son|es|ser|tengan?|tienen?|tener|hagan?|hacen?|hacer|pes(?:en?|an?|ar)|consum(?:an?|en?|ir)|us(?:en?|ar)|gasten?|lleven?|d[eé]n?|dar|midan?|miden?|duren?|suenen?|emitan?|produzcan?|generen?|entreguen?|pasen?|vayan?'
const pronoun = '(?:(?:me|nos|se|te|le|les|lo|la)\\s+)?'
const helping =
  '(?:(?:quiero|queremos|quisiera|puedo|podemos|pueden?|puedan?|pienso|voy\\s+a|vayan?\\s+a|deben?|deban?|tengan?\\s+que)\\s+)?'
const spanish = new RegExp(
  `${start}(?:que\\s+)?(?:no|sin)\\s+${pronoun}${helping}${pronoun}(?:(?<money>${costs})|${does})\\s+(?:(?:de|en|por)\\s+)?(?=${limit})`,
  'giu',
)

const denied =
  "(?:(?:do|does|did|would|will|should|must|can|could|is|are)\\s+not|(?:do|does|did|would|should|must|ca|could|wo|is|are)n['’]?t|cannot|not|never|without)"
const english = new RegExp(
  `${start}(?:(?:i|we|that)\\s+)?${denied}\\s+(?:(?:want|need|have|going)\\s+to\\s+)?` +
    `(?:(?<money>cost(?:ing)?|spend(?:ing)?|pay(?:ing)?)|be(?:ing)?|hav(?:e|ing)|weigh(?:ing)?|mak(?:e|ing)|us(?:e|ing)|draw|produce|run|go|get)\\s+(?=${limit})`,
  'giu',
)
/** "Isn't louder than 58 dB". */
const englishPlain = new RegExp(`${start}(?:that\\s+)?(?:is|are|was)(?:n['’]?t|\\s+not)\\s+(?=${limit})`, 'giu')

const german = '(?:(?:der|die|das|welche[rs]?)\\s+)?(?:(?:darf|d[uü]rfen|soll(?:te|en)?|kann)\\s+)?'
const germanVerbs = '(?<money>kostet|kosten)|wiegt|wiegen|hat|haben|ist|sind|sein|macht|machen|braucht'
/** The verb parts the limit, or stands behind it. */
const germanParted = new RegExp(`${start}${german}nicht\\s+(?<than>mehr|weniger)\\s+(?:${germanVerbs})\\s+als\\s+(?=${amount})`, 'giu')
const germanLast = new RegExp(
  `${start}${german}(?<limited>(?:${phrasePattern([...compared, ...not(compared), ...upTo, ...atLeast])})\\s+${amount}[\\d.,]{0,9}(?:\\s?[$€\\p{L}]{1,12})?)\\s+(?:${germanVerbs})${end}`,
  'giu',
)

/** "Que no suba de 700", "sin pasar de 700", "doesn't exceed 700": what may be reached. */
const reaching = new RegExp(
  `${start}(?:(?:que\\s+)?no\\s+(?:${helping}(?:sub(?:en?|an?|ir)|pasar(?:se)?|rebas(?:en?|an?|ar)|sobrepas(?:en?|an?|ar)|excedan?|exceder|superar))|sin\\s+(?:pasar(?:me|se)?|exceder|superar|rebasar|sobrepasar))\\s+(?:(?:de|a)\\s+)?(?=${amount})|${start}(?:that\\s+)?${denied}\\s+(?:exceed(?:ing)?|surpass(?:ing)?|go(?:ing)?\\s+over)\\s+(?=${amount})`,
  'giu',
)
/** "Que no baje de 5 kW": what must be reached. */
const notBelow = new RegExp(`${start}(?:que\\s+)?no\\s+baj(?:en?|an?|ar)\\s+de\\s+(?=${amount})`, 'giu')
const notReaching = new RegExp(`${start}(?:que\\s+)?no\\s+llegu(?:en?|an?)\\s+a\\s+(?=${amount})`, 'giu')

const isMeasured = new RegExp(`^\\D*\\d+(?:[.,]\\d+)*\\s?${unitPattern}${end}`, 'iu')

/**
 * A question in which what denies a limit stands before it: "que no cueste más de 700" is "por no más de 700", and no
 * "más de 700"; "that doesn't cost more than 700" and "der nicht mehr als 700 kostet" likewise.
 */
export function withLimitsDenied(question: string): string {
  const plain =
    (by: string, no: string) =>
    (whole: string, ...groups: unknown[]) => {
      const at = groups.findLast((one): one is number => typeof one === 'number') ?? 0
      const { money } = groups.at(-1) as { money?: string }
      return `${money && !isMeasured.test(question.slice(at + whole.length)) ? `${by} ` : ''}${no} `
    }
  return question
    .replace(germanParted, (...groups) => {
      const { than, money } = groups.at(-1) as { than: string; money?: string }
      return `${money ? 'für ' : ''}nicht ${than} als `
    })
    .replace(germanLast, (...groups) => {
      const { limited, money } = groups.at(-1) as { limited: string; money?: string }
      return `${money ? 'für ' : ''}${limited}`
    })
    .replace(spanish, plain('por', 'no'))
    .replace(english, plain('for', 'no'))
    .replace(englishPlain, 'not ')
    .replace(reaching, 'hasta ')
    .replace(notBelow, 'al menos ')
    .replace(notReaching, 'menos de ')
}
