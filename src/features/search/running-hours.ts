import { atLeast, larger, moreThan, not, orLess, orMore, phrasePattern, smaller, tidied, upTo } from './limit-phrases.ts'

const start = '(?<![\\p{L}\\p{N}.,])'
const wordEnd = '(?![\\p{L}\\p{N}])'
const number = '\\d{1,3}(?:[.,]\\d)?'
const hours = `(?:horas?|hours?|hrs?|hs|h|stunden?|std)${wordEnd}-?`
/** What an engine does for hours, and what leads to them. */
const lasting = [
  '(?:dur|aguant|trabaj|funcion|camin)(?:e|a|en|an|ar)|rind(?:a|e|an|en)|d[eé]|tengan?',
  'last(?:s|ing)?|run(?:s|ning)?|work(?:s|ing)?|l(?:ä|ae?)uft|h(?:ä|ae?)lt',
].join('|')
const lead = `(?:(?:que|that|which|der|die|das)\\s+)?(?:(?:me|nos|pueda|puede|can|kann)\\s+){0,2}(?:(?:${lasting})\\s+)?(?:(?:de|con|para|por|durante|unas|for|with|about|of|mit|f[uü]r|von|etwa)\\s+){0,2}`
const following = [
  '(?:de\\s+)?(?:autonom[ií]a|trabajo|duraci[oó]n)|seguidas|continuas|corridas|diarias|sin\\s+parar|(?:al|por)\\s+d[ií]a',
  '(?:of\\s+)?(?:run(?:ning)?\\s?time|autonomy)|straight|(?:a|per)\\s+day|non-?stop',
  '(?:lang\\s+)?(?:l(?:ä|ae?)uft|laufen|(?:durch)?h(?:ä|ae?)lt|halten)|laufzeit|autonomie|lang|am\\s+(?:st(?:ü|ue?)ck|tag)|t(?:ä|ae?)glich',
].join('|')
const phrases = { from: [...atLeast, ...not(smaller)], upTo: [...upTo, ...smaller, ...not(larger)], over: [...moreThan, ...larger] }
const pattern = new RegExp(
  `${start}${lead}(?:(?<from>${phrasePattern(phrases.from)})\\s+|(?<upTo>${phrasePattern(phrases.upTo)})\\s+|(?<over>${phrasePattern(phrases.over)})\\s+)?` +
    `(?<least>${number})(?:\\s*(?:a|o|to|or|bis|oder|-|–)\\s*${number})?[\\s-]?${hours}` +
    `(?:\\s+(?:(?<orLess>${phrasePattern(orLess)})|${phrasePattern(orMore)})${wordEnd})?(?:\\s*(?:${following})${wordEnd}){0,2}`,
  'iu',
)
/** Hours that are none of one tank: those of a delivery or between services, and those that it has behind it. */
const isOfOther =
  /(?<!\p{L})(?:entrega|env[ií]o|garant[ií]a|cada|deliver\p{L}*|warranty|every|liefer\p{L}*|garantie|alle)(?:\s+\S+){0,2}\s*$/iu
const isBehindIt = /^\s*(?:de\s+uso|of\s+use|usad\p{L}+|used|betrieb\p{L}*|gelaufen)/iu
/** No tank of ours lasts longer. */
const MOST_HOURS = 72
/** A range begins above its lower limit and ends with its upper one. */
const STEP = 0.01

const generator =
  /(?<!\p{L})(?:generador(?:es)?|plantas?(?!\s+(?:solar|fotov))|grupos?\s+electr[oó]genos?|(?:inverter\s+)?generator(?:s|en)?|gensets?|stromerzeuger|stromaggregate?|notstrom\p{L}*)(?!\p{L})/iu
/** Before a generator these are sought, or a thing for it. */
const another =
  /(?<!\p{L})(?:para|pa|for|f[uü]r|con|with|mit|bater|batter|akku|inver[st]|panel|placa|sistema|system|kit|ups|estaci|wechsel|modul)/iu

export type HoursReading = {
  /** The question without them. */
  rest: string
  /** The range of hours that an engine is to run. */
  range: string | undefined
}

/**
 * Reads how many hours of a tank are asked of a generator: "generador que dure 12 horas", which one that runs longer does as
 * well. How long a battery lasts is no figure of its own; its hours stay in the question.
 */
export function readRunningHours(question: string): HoursReading {
  const { index } = generator.exec(question) ?? {}
  const unread = { rest: question, range: undefined }
  if (index === undefined || another.test(question.slice(0, index))) return unread
  const found = pattern.exec(question)
  if (!found?.groups) return unread
  const { least = '', upTo, over, orLess } = found.groups
  const amount = Number.parseFloat(least.replace(',', '.'))
  const behind = question.slice(found.index + found[0].length)
  if (amount <= 0 || amount > MOST_HOURS || isOfOther.test(question.slice(0, found.index)) || isBehindIt.test(behind)) return unread
  const rest = tidied(`${question.slice(0, found.index)} ${behind}`)
  if (upTo || orLess) return { rest, range: `-${amount}` }
  return { rest, range: over ? `${amount}-` : `${Math.round((amount - STEP) * 100) / 100}-` }
}
