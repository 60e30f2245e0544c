import { atLeast, larger, moreThan, phrasePattern, smaller, tidied, upTo } from './limit-phrases.ts'
import { goesOn, moneySign } from './price-words.ts'
import { quantityWord, unitPattern } from './words/units.ts'

export type EitherReading = {
  /** The question, each of two limits with its unit. */
  rest: string
  /** Limits of two kinds of which either will do, as they were typed: filters of two kinds hold together. */
  unfit: readonly string[]
}

const number = '\\d+(?:[.,]\\d+)*'
const endOfWord = '(?![\\p{L}\\p{N}])'
const bounds = phrasePattern([...upTo, ...atLeast, ...moreThan, ...smaller, ...larger])
const or = '(?:o|u|or|oder)'
const limit = `(?:${bounds})\\s+(?:(?:los|las|the)\\s+)?(${number})(?![.,]?\\d)(?:\\s?(${unitPattern}|${moneySign})${endOfWord})?`
const pair = new RegExp(`(?<![\\p{L}\\p{N}])(${limit})(\\s+${or}\\s+(?:(?:de|of|von)\\s+)?)(${limit})`, 'giu')
/** "Menos de -5 usd": nothing has that, as nothing has less than 0. */
const negative = new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${bounds})\\s+)[-−]\\s?${number}`, 'giu')
const isMoney = new RegExp(`^${moneySign}$`, 'iu')

/**
 * Reads two limits of which either will do: "hasta 3 kW o más de 10" has the unit twice, and "menos de 300 USD o más de
 * 10 kW" is more than filters can say.
 */
export function readEither(question: string): EitherReading {
  const unfit: string[] = []
  const typed = question.normalize('NFC')
  const plain = typed.replace(negative, '0')
  const rest = plain.replace(pair, (whole: string, ...groups: unknown[]) => {
    const [one = '', low = '', lowUnit, joint = '', other = '', high = '', highUnit] = groups as (string | undefined)[]
    const at = groups.findLast((group): group is number => typeof group === 'number') ?? 0
    if (lowUnit !== undefined && highUnit !== undefined) {
      if (kindOf(low, lowUnit) === kindOf(high, highUnit)) return whole
      unfit.push(whole)
      return ' '
    }
    const given = lowUnit ?? highUnit
    if (given === undefined || (highUnit === undefined && !goesOn.test(plain.slice(at + whole.length)))) return whole
    return lowUnit === undefined ? `${one} ${given}${joint}${other}` : `${one}${joint}${other} ${given}`
  })
  return unfit.length > 0 ? { rest: tidied(rest), unfit } : { rest: rest === typed ? question : rest, unfit }
}

/** Money, or what the index counts the unit in. */
const kindOf = (amount: string, unit: string) =>
  isMoney.test(unit) ? 'money' : quantityWord(amount, unit.toLowerCase().replace('²', '2')).replace(/^[\d.]+/, '')
