import { toFields } from '#database/naming.ts'
import type { Database } from '#database/schema.ts'
import { type Language, nameOf, suffixes, type Translated } from '#i18n/language.ts'
import type { TranslatableText, TranslationSource } from '#platform/translation-source.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'
import { type EntityKind, liveRowsOf, readTranslatedFrom } from './entity.server.ts'
import { translationLanguages } from './translations.ts'

/** Rows per read; few, since each row has all its texts. */
const BATCH_SIZE = 100

type Row = { id: number; updated_at: string; translated_from: string }

/**
 * Texts of a kind of entity for the staff's translation page, with their translations. The source text is the German text; if that
 * is only a copy of a Spanish or English text, the source text is the original.
 */
export function entityTranslations(db: Database, { kind, texts }: { kind: EntityKind; texts: readonly string[] }): TranslationSource {
  const columns = texts.flatMap((text) => ['de', 'es', 'en'].map((language) => `${toColumn(text)}_${language}` as 'name_de'))
  return {
    kind,
    isCatalogue: true,
    async *list(reader) {
      for (let last = 0; ; ) {
        const rows = await liveRowsOf(db, kind)
          .select(['id', 'updated_at', 'translated_from', ...columns])
          .where('id', '>', last)
          .orderBy('id')
          .limit(BATCH_SIZE)
          .execute()
        yield rows.flatMap((row) => textsOf(row, texts, reader))
        last = rows.at(-1)?.id ?? last
        if (rows.length < BATCH_SIZE) return
        await yieldToEventLoop()
      }
    },
  }
}

function textsOf(row: Row, texts: readonly string[], reader: Language): TranslatableText[] {
  const written: Readonly<Record<string, unknown>> = { ...toFields(row) }
  const title = nameOf(written as Translated<'name'>, 'name', reader)
  const textIn = (name: string) => String(written[name] ?? '').trim()
  const outdated = readTranslatedFrom(row)
  return texts.flatMap((field) => {
    // A German text that is only a copy of another language's text counts as missing.
    const original = translationLanguages.find(
      (language) => language === outdated[`${field}De`] && textIn(`${field}${suffixes[language]}`) !== '',
    )
    const from: Language = original ?? 'de'
    const source = textIn(`${field}${suffixes[from]}`)
    if (source === '') return []
    const wanted = original ? (['de', ...translationLanguages] as const).filter((to) => to !== original) : translationLanguages
    return wanted.map((to): TranslatableText => {
      const name = `${field}${suffixes[to]}`
      const text = to === 'de' ? '' : textIn(name)
      const hash = outdated[name]
      const state = text === '' ? 'missing' : hash === undefined ? 'done' : 'outdated'
      const about = { subject: String(row.id), title, field, name, updatedAt: row.updated_at }
      const madeFrom = state === 'outdated' && hash !== undefined ? { madeFrom: { field: `${field}De`, hash } } : {}
      return { ...about, from, source, to, text, state, ...madeFrom }
    })
  })
}

const toColumn = (text: string) => text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
