import { type Language, languages } from '#i18n/language.ts'
import { languageLists } from '../languages/all.ts'
import type { LanguageWords } from '../languages/language-words.ts'

type Lists = Record<Language, ReadonlySet<string>>

/** A list of each language by name, documented at `ListName` in language-words.ts. `more` is added to each language. */
const listOf = (name: keyof LanguageWords['lists'], more = ''): Lists =>
  Object.fromEntries(languages.map((language) => [language, wordSet(`${languageLists[language]?.[name] ?? ''} ${more}`)])) as Lists

/** Brands that visitors ask for. If no product's text has the brand, a search ignores and reports it. */
const makers = `growatt deye pylontech pylon jinko longi trina canadian risen astronergy solaredge victron sma fronius goodwe
  sungrow huawei sofar solis voltronic srne felicity byd dyness ecoflow bluetti jackery anker powmr easun epever outback
  trojan ritar narada leoch yamaha perkins cummins kohler kubota hyundai briggs schneider siemens abb chint
  makita dewalt bosch stanley truper ingco milwaukee hilti`

export const fillers = listOf('fillers')
export const offers = listOf('offers')
export const relations = { of: listOf('of'), for: listOf('for'), with: listOf('with') }
export const madeOf = listOf('madeOf')
export const articles = listOf('articles')
export const uses = listOf('uses')
export const vessels = listOf('vessels')
export const loads = listOf('loads')
export const elsewhere = listOf('elsewhere')
export const materials = listOf('materials')
export const vehicles = listOf('vehicles')
export const otherFuels = listOf('fuels')
export const otherMakes = listOf('makes', makers)
export const counts = listOf('counts')

/** The words of a list in any of the languages. */
export const inAnyLanguage = (lists: Lists): ReadonlySet<string> => new Set(Object.values(lists).flatMap((words) => [...words]))

/** The words of a list, which must already be folded (`kit/text/fold-text.ts`). */
function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
