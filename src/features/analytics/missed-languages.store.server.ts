import type { Database } from '#database/schema.ts'
import { type Language, languages } from '#i18n/language.ts'
import { isSearchTerm } from './list-words.ts'
import type { Report } from './report.contract.ts'

/**
 * Finds for each search term without results the page language in which it was searched most often. Terms without events of the
 * last ninety days are missing: only single events have a language, not the sums.
 */
export async function findMissedLanguages(db: Database, terms: readonly string[]): Promise<Map<string, Language>> {
  if (terms.length === 0) return new Map()
  const rows = await db
    .selectFrom('visit_event')
    .select((row) => ['term', 'language', row.fn.countAll<number | string>().as('count')])
    .where('is_missed', '=', 1)
    .where('term', 'in', terms)
    .groupBy(['term', 'language'])
    .execute()
  const most = new Map<string, { language: Language; count: number }>()
  for (const { term, language: written, count } of rows) {
    const language = languages.find((one) => one === written)
    if (term === null || language === undefined) continue
    const known = most.get(term)
    if (!known || Number(count) > known.count || (Number(count) === known.count && language < known.language))
      most.set(term, { language, count: Number(count) })
  }
  return new Map([...most].map(([term, { language }]) => [term, language]))
}

/** Adds its page language, if known, to each search without a result in a report. */
export async function withMissedSearchLanguages(db: Database, report: Report): Promise<Report> {
  const named = report.lists.missed.filter(isSearchTerm).map(({ name }) => name)
  const known = await findMissedLanguages(db, named)
  const missed = report.lists.missed.map((line) => ({ ...line, language: known.get(line.name) }))
  return { ...report, lists: { ...report.lists, missed } }
}
