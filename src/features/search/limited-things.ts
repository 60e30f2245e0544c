import { isSet } from './several.ts'

/** What joins goods in a list; before a digit an "y" joins figures ("entre 3 y 5 kW"). */
const joint = /\s*(?:[;+]|,(?!\d))\s*(?:(?:y|e|and|und)\s+)?(?=\p{L})|\s+(?:y|e|and|und|plus|sowie)\s+(?=\p{L})/giu
/** More are no list of goods but a letter. */
const MOST = 6

/**
 * The parts of a question as a list joins them, each of which may have a limit of its own: "inversor menos de 700 usd y
 * batería menos de 1000 usd". Whether each names goods tells the search, which knows them.
 *
 * @returns none where it is no list
 */
export function partsOf(question: string): readonly string[] {
  const parts = question.split(joint).map((part) => part.trim())
  return parts.length < 2 || parts.length > MOST || parts.includes('') || isSet.test(question) ? [] : parts
}
