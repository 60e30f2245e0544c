import type { Database } from './database/schema.ts'
import { catalogTranslationSources } from './features/catalog/catalog-translations.server.ts'
import { imageTranslations } from './features/media/image-translations.server.ts'
import { templateTranslations } from './features/replies/template-translations.server.ts'
import { settingTranslations } from './features/settings/setting-translations.server.ts'
import type { TranslationSource } from './platform/translation-source.server.ts'

/** Creates the sources of all texts to translate, in the order of the translation desk. */
export function createTranslationSources(db: Database): TranslationSource[] {
  return [...catalogTranslationSources(db), settingTranslations(db), templateTranslations(db), imageTranslations(db)]
}
