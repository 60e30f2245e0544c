import { tidied } from './limit-phrases.ts'
import { circumstances } from './negation-words.ts'

export type UntoldReading = {
  /** The question without what it refuses. */
  rest: string
  /** What it refuses, as it was typed: "sin wifi". */
  untold: readonly string[]
}

const start = '(?<![\\p{L}\\p{N}])'
const wordEnd = '(?![\\p{L}\\p{N}])'
/** Equipment that has something or has it not; of "agua sin cloro" the chlorine is what is to go. */
const goods = new RegExp(
  `${start}(?:bater[ií]as?|paneles|panel|placas?|inversor(?:es)?|generador(?:es)?|plantas?|sistemas?|kits?|battery|batteries|inverters?|generators?|panels?|systems?|batterien?|wechselrichter|generator(?:en)?|module?|solaranlagen?)${wordEnd}`,
  'iu',
)
const article = '(?:(?:el|la|los|las|un|una|the|an?|any|eine?[nrm]?|der|die|das|den)\\s+)?'
const word = `\\p{L}[\\p{L}\\p{N}-]{2,}${wordEnd}`
/** What ends what is refused, or leads to a limit. */
const stop =
  'y|e|o|u|con|para|de|del|en|por|que|pero|si|hasta|desde|m[aá]s|menos|mayor|menor|and|or|with|for|but|than|over|under|more|less|below|above|up|und|oder|mit|f[uü]r|aber|als|[uü]ber|unter|mehr|weniger|bis'
const further = `(?:\\s+(?:ni|nor|noch)\\s+${article}${word})?`
/** What is said of everything, of a delivery or of how it is paid. */
const others =
  '(?:much|tant|demasiad|cost|inter[eé]s|impuest|adua|entreg|transport|instalaci|mensajer|pena|falta|embarg|duda|nada|parar|ser|tener|usar|stock|existenc|offer|ofert)'
const lacking = `(?:sin|without|with\\s+no|ohne)\\s+(?!${others})${article}(?!${others})(?<what>${word})${further}`
/** Behind a mere "no" stands a verb as often ("no funciona"). */
const verbs =
  '(?:funcion|carg|arranc|prend|enciend|trabaj|sirv|aguant|dur|lleg|entr|sal|pas|ha[cgy]|hab|tien|ten[eg]|pued|podr|quier|qued|sab|est|va|voy|vien|veo|es|son|encuentr|entiend|vend|dispon|import|necesit|busc|muy|tan|s[oó]lo|ya|work|charg|only|just|the|so|too|very|available|on|in|break|longer|als|nur|zu|sehr|mehr|auf|geht|l[aä]uf)'
const not = `(?<!${start}(?:que|q|that|which)\\s+)(?:no|not|nicht)\\s+(?!${verbs})(?!(?:${stop})${wordEnd})(?<named>${word})${further}`
/** What one cannot do without saying what, and what goods do of themselves or of which limits are told. */
const having =
  '(?:tengan?|traigan?|lleven?|usen?|necesiten?|utilicen?|consuman?|gasten?|have|need|use|require|quiero|busco|needs?|brauch\\p{L}*)'
const free =
  '(?:(?:se|me|te|les?|nos|l[oa]s?|hay|sean?|est[eé]n?|is|are)(?!\\p{L})|hay|hag|fall|pas[ea]|exce|super|cuest|val[eg]|pes|mid|salg|lleg|cost|exceed)'
const phrase = `(?:\\s+(?!(?:${stop})${wordEnd})\\p{L}+){0,2}`
const lazy = '(?!\\s+(?:much|tant|demasiad|too|so)\\p{L}*)'
const doing = `(?:que|q|that|which)\\s+(?:no|do(?:es)?\\s+not|do(?:es)?n['’]?t|won['’]?t)\\s+(?!${free})(?:${having}${wordEnd}${lazy}(?=\\s+(?!(?:${stop})${wordEnd})\\p{L})|(?!${having}${wordEnd})\\p{L}{3,}${wordEnd}${lazy})${phrase}`
const pattern = new RegExp(`${start}(?:(?:pero|but|aber)\\s+)?(?:${doing}|${lacking}|${not})`, 'giu')

/**
 * Reads what a question refuses of equipment and no name, figure or place tells: "inversor sin wifi", "generador que no
 * pite", "inversor no growatt". What does not have it cannot be told from what has, so it is no word to be sought either:
 * else what is refused would come first.
 *
 * @param question from which all that can be left out was taken (`readRefusals`)
 */
export function readUntold(question: string): UntoldReading {
  const untold: string[] = []
  const from = goods.exec(question)
  if (!from) return { rest: question, untold }
  const behind = from.index + from[0].length
  const rest = question.slice(behind).replace(pattern, (whole: string, ...groups: unknown[]) => {
    const { what, named } = groups.at(-1) as Record<'what' | 'named', string | undefined>
    if (circumstances.test(what ?? named ?? '')) return whole
    untold.push(whole.trim())
    return ' '
  })
  return untold.length > 0 ? { rest: tidied(`${question.slice(0, behind)}${rest}`), untold } : { rest: question, untold }
}
