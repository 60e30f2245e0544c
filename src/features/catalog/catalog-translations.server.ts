import type { Database } from '#database/schema.ts'
import type { TranslationSource } from '#platform/translation-source.server.ts'
import { entityTranslations } from './entity/entity-translations.server.ts'
import { categoryTexts, productTexts } from './entity/translations.ts'

/** Texts of the catalogue for the translation desk: products, categories, subcategories. */
export function catalogTranslationSources(db: Database): TranslationSource[] {
  return [
    entityTranslations(db, { kind: 'product', texts: productTexts }),
    entityTranslations(db, { kind: 'category', texts: categoryTexts }),
    entityTranslations(db, { kind: 'subcategory', texts: categoryTexts }),
  ]
}
