import { moneySign } from './price-words.ts'
import { isSet } from './several.ts'
import { unitPattern } from './words/units.ts'

/** "500 o más" is a limit, as are two of which either will do; before a number of more than two digits an "y" joins figures. */
const or =
  '(?:o|u|or|oder)(?!\\s+(?:de\\s+)?(?:m[aá]s|menos|mayor|menor|superior|inferior|hasta|desde|more|less|over|under|above|below|mehr|weniger|[uü]ber|unter|ab|bis)(?!\\p{L}))'
const joining = `(?:y|e|and|und|plus|sowie|${or})\\s+`
const goods = '(?=\\p{L}|\\d{1,2}\\s+\\p{L}{4})'
const joint = new RegExp(`\\s*(?:[;+]|,(?!\\d))\\s*(?:${joining})?${goods}|\\s+${joining}${goods}`, 'giu')
/** Lists are pasted without anything between: "panel menos de 100 usd inversor menos de 500 usd". */
const unsaid = new RegExp(`(?<=\\d\\s?(?:${unitPattern}|${moneySign}))\\s+(?=\\p{L}{4})`, 'giu')
/** More are no list of goods but a letter. */
const MOST = 6

/**
 * The parts of a question as a list joins them, each of which may have a limit of its own: "inversor menos de 700 usd y
 * batería menos de 1000 usd". Whether each names goods tells the search, which knows them.
 *
 * @returns none where it is no list
 */
export function partsOf(question: string): readonly string[] {
  const joined = question.split(joint)
  const parts = (joined.length > 1 ? joined : question.split(unsaid)).map((part) => part.trim())
  return parts.length < 2 || parts.length > MOST || parts.includes('') || isSet.test(question) ? [] : parts
}
