import type { Database } from '#database/schema.ts'
import { readSourceChanges } from '#database/source-changes.server.ts'
import { toTranslatableTexts } from '#platform/translated-texts.server.ts'
import type { TranslationSource } from '#platform/translation-source.server.ts'
import { yieldToEventLoop } from '#platform/yield-to-event-loop.server.ts'

/** Number of pictures per query; other requests run in between. */
const BATCH_SIZE = 500

/** Text alternatives of pictures, for the translation desk. A picture without any text has nothing to translate. */
export function imageTranslations(db: Database): TranslationSource {
  return {
    kind: 'image',
    isCatalogue: true,
    async *list() {
      const findFormer = await readSourceChanges(db, 'image')
      for (let last = 0; ; ) {
        const rows = await db
          .selectFrom('image')
          .select(['id', 'filename', 'alt_de', 'alt_es', 'alt_en', 'updated_at'])
          .where('deleted_at', 'is', null)
          .where('id', '>', last)
          .orderBy('id')
          .limit(BATCH_SIZE)
          .execute()
        yield rows.flatMap(({ id, filename, alt_de, alt_es, alt_en, updated_at }) => {
          const subject = String(id)
          return toTranslatableTexts(
            { subject, title: filename, field: 'alt', updatedAt: updated_at },
            { de: { name: 'altDe', text: alt_de }, es: { name: 'altEs', text: alt_es }, en: { name: 'altEn', text: alt_en } },
            (source, translation) => findFormer({ subject, field: source.name, text: source.text }, { subject, field: translation.name }),
          )
        })
        last = rows.at(-1)?.id ?? last
        if (rows.length < BATCH_SIZE) return
        await yieldToEventLoop()
      }
    },
  }
}

/** Number of pictures without a text alternative in any language. */
export async function countImagesWithoutText(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('image')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('deleted_at', 'is', null)
    .where('alt_de', '=', '')
    .where('alt_es', '=', '')
    .where('alt_en', '=', '')
    .executeTakeFirstOrThrow()
  return Number(count)
}
