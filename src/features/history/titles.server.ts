import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Language } from '#i18n/language.ts'

type Titled = { kind: string; subject: string | number; title: string }

/**
 * Reads the names of entities in a language, one query per kind.
 *
 * @returns a function that gives the title of an entry in that language. The recorded title stays if the entity is purged, has had
 * another name since, or is of a kind without names in several languages
 */
export async function readTitles(
  adapters: readonly HistoryAdapter[],
  entries: readonly Titled[],
  language: Language,
): Promise<(entry: Titled) => string> {
  const named = await Promise.all(
    adapters.map(async ({ kind, findNames }) => {
      const subjects = new Set(entries.filter((one) => one.kind === kind).map(({ subject }) => String(subject)))
      return [kind, findNames && subjects.size > 0 ? await findNames([...subjects]) : undefined] as const
    }),
  )
  const names = new Map<string, (typeof named)[number][1]>(named)
  return ({ kind, subject, title }) => {
    const name = names.get(kind)?.get(String(subject))
    return name?.recorded === title ? name.shown[language] : title
  }
}
