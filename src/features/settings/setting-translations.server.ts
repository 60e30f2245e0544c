import type { Database } from '#database/schema.ts'
import { readSourceChanges } from '#database/source-changes.server.ts'
import type { Language } from '#i18n/language.ts'
import { changedTranslations, type WrittenTranslation } from '#platform/learn-translations.server.ts'
import { toTranslatableTexts } from '#platform/translated-texts.server.ts'
import type { TranslationSource } from '#platform/translation-source.server.ts'
import type { Setting } from './setting.contract.ts'
import { listSettings } from './setting.store.server.ts'
import { settingKeys } from './setting-keys.ts'

/** Key stems of the texts in three languages: "page_guarantee" for "page_guarantee_es". */
const stems = settingKeys.flatMap((key) => (key.endsWith('_de') ? key.slice(0, -'_de'.length) : [])).filter(isInThree)

function isInThree(stem: string): boolean {
  return ['es', 'en'].every((language) => (settingKeys as readonly string[]).includes(`${stem}_${language}`))
}

/** Translations that a write of settings has changed, for the translation memory. */
export function changedSettingTexts(before: readonly Setting[], after: readonly Setting[]): WrittenTranslation[] {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const texts = (values: ReadonlyMap<string, string>, stem: string) => {
    const text = (language: Language) => values.get(`${stem}_${language}`) ?? ''
    return { de: text('de'), es: text('es'), en: text('en') }
  }
  return stems.flatMap((stem) => changedTranslations(texts(old, stem), texts(now, stem)))
}

const valuesOf = (settings: readonly Setting[]) => new Map<string, string>(settings.map(({ key, value }) => [key, value]))

/** Settings in three languages, such as texts of pages and titles of the home page, for the translation desk. */
export function settingTranslations(db: Database): TranslationSource {
  return {
    kind: 'page',
    isCatalogue: true,
    async *list() {
      const [settings, findFormer] = await Promise.all([listSettings(db), readSourceChanges(db, 'setting')])
      const values = valuesOf(settings)
      const written = (stem: string, language: Language) => {
        const name = `${stem}_${language}`
        return { name, text: values.get(name) ?? '' }
      }
      yield stems.flatMap((stem) =>
        toTranslatableTexts(
          { subject: stem, title: '', field: stem, updatedAt: null },
          { de: written(stem, 'de'), es: written(stem, 'es'), en: written(stem, 'en') },
          (source, translation) =>
            findFormer({ subject: source.name, field: 'value', text: source.text }, { subject: translation.name, field: 'value' }),
        ),
      )
    },
  }
}
