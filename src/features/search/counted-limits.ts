import { isBatterySought } from './figure-words.ts'
import { atLeast, larger, moreThan, orLess, orMore, phrasePattern, smaller, tidied, upTo } from './limit-phrases.ts'

export type CountedReading = {
  /** The question without them. */
  rest: string
  /** What it says of cycles, stages and years, of which the shop has no filter, as it was typed: "más de 5000 ciclos". */
  unread: readonly string[]
}

const start = '(?<![\\p{L}\\p{N}.,])'
const end = '(?![\\p{L}\\p{N}])'
const number = '\\d{1,6}(?:[.,]\\d{1,3})?'
const time = 'años?|ano|anos|meses|mes|years?|months?|jahren?|jahre?|monaten?|monate?'
const counted = `(?:(?:${time}|ciclos?|etapas?|celdas?|cycles?|stages?|cells?|zyklen|stufen|zellen)${end})`
const warranty = '(?:garant[ií]a|warranty|guarantee|garantie)'
const life = `(?:\\s+(?:de\\s+|of\\s+)?(?:${warranty}|vida(?:\\s+[uú]til)?|uso|life)${end})?`
const lead =
  '(?:(?:(?:que|that|which|der|die|das|y|and|und)\\s+)?(?:(?:tengan?|traigan?|duren?|den|has|have|lasts?|de|del|con|with|of|for|mit|von|una?|a|an|einer?)\\s+)*)?'
const before = `(?:${phrasePattern([...atLeast, ...upTo, ...moreThan, ...smaller, ...larger])})\\s+`
const behind = `\\s+(?:${phrasePattern([...orLess, ...orMore])})${end}`
const bound = `(?:${before}${number}[\\s-]?${counted}|${number}[\\s-]?${counted}${behind})`
const patterns = [
  `${start}${lead}(?<told>${warranty}\\s+(?:de\\s+|of\\s+|von\\s+)?(?:${before})?${number}[\\s-]?(?:${time})${end}(?:${behind})?)`,
  `${start}${lead}(?<told>(?:${before})?${number}[\\s-]?(?:${time})\\s+(?:de\\s+|of\\s+)?${warranty}${end}(?:${behind})?)`,
  `${start}${lead}(?<told>${bound}${life})`,
].map((pattern) => new RegExp(pattern, 'giu'))
const hours = `${number}\\s?(?:horas?|hours?|hrs?|h|stunden?|std)${end}`
/** How long a battery is to last, which no figure of it says; of a limit figure-words.ts tells it, of an engine it is a filter. */
const lasting = new RegExp(
  `${start}(?:(?:(?:dur|aguant|trabaj|funcion)(?:e|a|en|an|ar)|last(?:s|ing)?|run(?:s|ning)?)\\s+(?:for\\s+)?${hours}|${hours}\\s+(?:h(?:ä|ae?)lt|halten|l(?:ä|ae?)uft|laufen)${end})`,
  'iu',
)

/**
 * Takes out what is said of cycles, stages and years: limits, and years of warranty as well, which would else find whatever
 * has the number elsewhere, a battery of 10.24 kWh for ten years. Hours that a battery is to last stay, and are told. "6000 ciclos" and "5 etapas" are sought as they stand.
 */
export function readCountedLimits(question: string): CountedReading {
  const unread: string[] = []
  let rest = question
  for (const pattern of patterns)
    rest = rest.replace(pattern, (...groups) => {
      unread.push((groups.at(-1) as { told: string }).told)
      return ' '
    })
  const [lasted] = isBatterySought(rest) ? (lasting.exec(rest) ?? []) : []
  const told = lasted === undefined ? [] : [lasted]
  const left = tidied(rest)
  return left === '' || unread.length === 0 ? { rest: question, unread: told } : { rest: left, unread: [...unread, ...told] }
}
