import { type Language, languages } from '#i18n/language.ts'
import { languageLists } from '../languages/all.ts'
import type { WordListName } from '../languages/language-words.ts'

type Lists = Record<Language, ReadonlySet<string>>

/** The words of lists together in each language; `WordListName` in language-words.ts documents the lists. */
const listOf = (...names: WordListName[]): Lists =>
  Object.fromEntries(
    languages.map((language) => [language, wordSet(names.map((name) => languageLists[language]?.[name]).join(' '))]),
  ) as Lists

/** Brands that visitors ask for. If no product's text has the brand, a search ignores and reports it. */
export const makers = wordSet(`growatt deye pylontech pylon jinko longi trina canadian risen astronergy solaredge victron sma fronius goodwe
  sungrow huawei sofar solis voltronic srne felicity byd dyness ecoflow bluetti jackery anker powmr easun epever outback
  trojan ritar narada leoch yamaha perkins cummins kohler kubota hyundai briggs schneider siemens abb chint
  makita dewalt bosch stanley truper ingco milwaukee hilti`)

export const fillerWords = listOf('fillers', 'articles', 'of', 'for', 'with')
export const offerWords = listOf('offers')
export const relationWords = { of: listOf('of'), for: listOf('for'), with: listOf('with') }
export const materialPrepositions = listOf('madeOf')
export const articleWords = listOf('articles')
export const placeOfUseWords = listOf('uses')
export const packagingWords = listOf('vessels')
export const applianceWords = listOf('loads')
export const otherShopsWords = listOf('elsewhere', 'materials')
export const materialWords = listOf('materials')
export const vehicleWords = listOf('vehicles')
export const unsoldFuels = listOf('fuels')
export const unsoldKinds = listOf('makes')
export const numberWords = listOf('counts')

/** The words of a list in any of the languages. */
export const inAnyLanguage = (lists: Lists): ReadonlySet<string> => new Set(Object.values(lists).flatMap((words) => [...words]))

/** The words of a list, which must already be folded (`kit/text/fold-text.ts`). */
function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
