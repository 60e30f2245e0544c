import { type Language, languages } from '#i18n/language.ts'
import { headingWords, priceNotes, problemHeading } from '#i18n/spreadsheets/words.ts'
import { foldText } from '#kit/text/fold-text.ts'
import { otherCurrencyIn } from '../other-currency.ts'
import { allColumns, type ColumnKey, columnNames, findColumn } from './columns.ts'

/** Folds a text for comparisons: lower case, no accents, a space in place of punctuation. */
export const foldWord = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const problemHeadings = new Set(Object.values(problemHeading).map(foldWord))
/** True for the column that the shop adds to files with faulty rows. */
export const isProblemHeading = (heading: string): boolean => problemHeadings.has(foldWord(heading))

/** Names of the fields that exist in three languages, without the language. */
const translated = ['name', 'shortDescription', 'description', 'availabilityText']
const suffixes = { es: 'Es', de: 'De', en: 'En' } as const

type HeadingMatch = { key: string; languages: Set<Language> }
/** Maps folded headings to keys of columns. A heading without a language ("Name") maps to the field name without a language ("name"). */
const known = new Map<string, HeadingMatch>()

function learn(heading: string, key: string, language: Language): void {
  const folded = foldWord(heading)
  const there = known.get(folded)
  // If a heading has several meanings, the first one counts: exact column names are learnt before common words.
  if (!there) known.set(folded, { key, languages: new Set([language]) })
  else if (there.key === key) there.languages.add(language)
}

for (const { column, language, name } of columnNames) learn(name, column.key, language)
for (const key of translated)
  for (const { language, name } of columnNames.filter(({ column }) => column.key === `${key}De`))
    learn(name.replace(/ \(DE\)$/, ''), key, language)
for (const [key, words] of Object.entries(headingWords))
  for (const language of languages) for (const word of words[language]) learn(word, key, language)

/** Longest first, so that "in usd" is removed before "usd". */
const notes = languages.flatMap((language) => priceNotes[language].map(foldWord)).sort((one, other) => other.length - one.length)
const PRICE_NOTES = new RegExp(`(?<= |^)(?:${notes.join('|')})(?= |$)`, 'g')

/** The meaning of a heading; that of a price also if the heading has further words about it, such as "Precio neto (USD)". */
function meaningOf(heading: string): HeadingMatch | undefined {
  if (otherCurrencyIn(heading)) return undefined
  const folded = foldWord(heading)
  const exact = known.get(folded)
  if (exact) return exact
  const short = known.get(folded.replace(PRICE_NOTES, ' ').replace(/\s+/g, ' ').trim())
  return short && ['price', 'newPrice', 'oldPrice'].includes(short.key) ? short : undefined
}

const plainKeys = new Map(allColumns.map(({ key }) => [key.toLowerCase(), key]))

/**
 * Recognises columns by their headings in any of the three languages, or by the field's name in the API. A heading without a
 * language, such as "Name", stands for the field in the language that most headings are in.
 *
 * @param reader language of the person who imports, used if the headings are equally often in several languages
 * @param texts language of the texts, if it is known
 * @returns `keys`: the column of each heading; null if it is not recognised, or if an earlier heading has the same column
 */
export function recogniseColumns(
  headings: readonly string[],
  reader: Language,
  texts?: Language,
): { keys: (ColumnKey | null)[]; language: Language } {
  const language = texts ?? languageOf(headings, reader)
  const taken = new Set<string>()
  const keys = headings.map((heading) => {
    const key = keyOf(heading, language)
    if (!key || taken.has(key)) return null
    taken.add(key)
    return key
  })
  return { keys, language }
}

function keyOf(heading: string, language: Language): ColumnKey | null {
  const plain = plainKeys.get(heading.trim().toLowerCase())
  if (plain) return plain
  const named = meaningOf(heading)
  if (!named) return null
  const key = translated.includes(named.key) ? `${named.key}${suffixes[language]}` : named.key
  return findColumn(key)?.key ?? null
}

function languageOf(headings: readonly string[], reader: Language): Language {
  const counts = new Map(languages.map((language) => [language, 0]))
  for (const heading of headings)
    for (const language of meaningOf(heading)?.languages ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return counts.get(reader) === most ? reader : (languages.find((language) => counts.get(language) === most) ?? reader)
}
