import { countsNothing } from './counted-words.ts'
import { goesOn, moneySign } from './price-words.ts'
import { unitPattern } from './words/units.ts'

const start = '(?<![\\p{L}\\p{N}])'
const end = '(?![\\p{L}\\p{N}])'
const about = [
  'm[aá]s\\s+o\\s+menos(?:\\s+(?:de|unos))?|alrededor\\s+de(?:\\s+(?:los|unos))?|cerca\\s+de(?:\\s+(?:los|unos))?|aproximadamente|aprox\\.?|sobre\\s+los|unos',
  'about|around|approximately|approx\\.?|roughly|more\\s+or\\s+less|somewhere\\s+around',
  'etwa|ungef(?:ä|ae?)hr|circa|ca\\.?|rund|um\\s+die',
].join('|')
/** Of these nothing but money tells that they are meant so: "unos paneles", "about solar". */
const isWeak = /^(?:unos|about|rund|sobre)/iu
const number = '\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}'
const sum = `(?<before>${moneySign})?\\s?(?<sum>${number})(?![.,]?\\d)(?!\\p{L})(?:\\s?(?<behind>${moneySign})${end})?`
const priced = new RegExp(`${start}(?:(?:de|del|por|a|for|f[uü]r)\\s+)?(?<about>${about})\\s+${sum}`, 'giu')
const pricedBehind = new RegExp(
  `${start}(?:(?:de|por|for)\\s+)?${sum}\\s+(?<about>m[aá]s\\s+o\\s+menos|aproximadamente|approximately|more\\s+or\\s+less|or\\s+so)${end}`,
  'giu',
)
const measured = new RegExp(`${start}(?:${about})\\s+(?=\\d+(?:[.,]\\d+)*\\s?${unitPattern}${end})`, 'giu')
const measuredBehind = new RegExp(
  `(?<=\\d\\s?${unitPattern})\\s+(?:m[aá]s\\s+o\\s+menos|aproximadamente|more\\s+or\\s+less|or\\s+so)${end}`,
  'giu',
)

/** So far from a sum is about it, up or down. */
const NEARLY = 0.3
/** Smaller numbers are sums only with a sign, see price-words.ts. */
const LEAST_WITHOUT_SIGN = 50
const mains = new Set([110, 220, 240, 380])

/** "Alrededor de 600" as "entre 420 y 780", and "más o menos 5 kW" as 5 kW, to which the search comes as near as it can. */
export function withAbout(question: string): string {
  const asRange = (whole: string, ...groups: unknown[]) => {
    const at = groups.findLast((one): one is number => typeof one === 'number') ?? 0
    const named = groups.at(-1) as { about: string; before?: string; sum: string; behind?: string }
    const value = Number(named.sum.replace(/[.,]/g, ''))
    const sign = named.before ?? named.behind
    const following = question.slice(at + whole.length)
    const isAlone =
      value >= LEAST_WITHOUT_SIGN && !mains.has(value) && !isWeak.test(named.about) && (goesOn.test(following) || countsNothing(following))
    if (value === 0 || (!sign && !isAlone)) return whole
    const money = sign ? ` ${sign}` : ''
    return `entre ${Math.floor(value * (1 - NEARLY))} y ${Math.ceil(value * (1 + NEARLY))}${money}`
  }
  const ranged = question.replace(priced, asRange)
  return (ranged === question ? question.replace(pricedBehind, asRange) : ranged).replace(measured, '').replace(measuredBehind, '')
}
