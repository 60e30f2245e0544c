import { unitPattern } from './words/units.ts'

const endOfWord = '(?![\\p{L}\\p{N}])'
/** What numbers count beside units, in the singular ("over 5000 cycle battery") or without an ending that tells it. */
const counted = new Set(
  [
    'aire split ciclo celda etapa litro galon lumen hertz persona libra metro pie pulgada bar ano mes dia semana minuto pieza unidad saco rollo',
    'cycle cell stage liter litre gallon person people foot feet inch meter metre mile year month day week minute piece unit pound sheet lumen percent page',
    'zyklen stuck zellen stufen jahre jahren jahr monate monaten tage tagen wochen minuten personen meter metern liter litern grad prozent zoll pfund teile teilen',
  ].flatMap((words) => words.split(' ')),
)
/** In German the plural of goods has no ending that tells it. */
const goods = new Set('module modulen batterien paneele paneelen generatoren wechselrichter'.split(' '))
/** Others of so few letters are as often a unit that nobody has told us: "hp", "psi", "gal". */
const short = new Set(
  'agm gel gas de del y e o u con sin que por en el la al un una ya pls the and for in with or on off new mit und in aus zum neu'.split(
    ' ',
  ),
)
/** What is counted stands in the plural; these tell how goods are: "baterías menos de 1000 selladas". */
const qualities =
  /^(?:gas|plus|wireless|brushless|seamless|(?:hibrid|mono|poli|bi|tri|silencios|sellad|nuev|usad|barat|chic|pequen|grande|electric|portatil|solar|insonoriz|autonom|complet|disponible|buen|economic|liger|potente|negr|gris|blanc|resistente|inalambric|recargable|dobl|industrial|domestic|trifasic|inteligente|flexible|rigid|original|garantizad|urgent|gracias)\p{L}*)$/u
const folded = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

const isUnit = new RegExp(`^[\\s-]*${unitPattern}${endOfWord}`, 'iu')
const isFigure = new RegExp(`^\\s+\\d+(?:[.,]\\d+)*(?:\\s|-)?${unitPattern}${endOfWord}`, 'iu')
const nextWord = /^\s+(?:-\s+)?(\p{L}+)(?![\p{L}\p{N}])/u

/**
 * Whether a number counts what stands behind it: cycles, panels or what nobody knows. Of "menos de 500 híbrido" and
 * "menos de 1000 48v" it counts nothing, so that it may be a price.
 */
export function countsNothing(behind: string): boolean {
  if (isFigure.test(behind)) return true
  const word = folded(nextWord.exec(behind)?.[1] ?? '')
  if (word === '' || isUnit.test(behind) || counted.has(word) || goods.has(word)) return false
  if (word.length <= 3) return short.has(word)
  return !word.endsWith('s') || qualities.test(word)
}

/** Whether a folded word is what figures of goods count, in the singular or plural: "5 stages", and no "5 filters". */
export const isCounted = (word: string): boolean =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((form) => counted.has(form))
