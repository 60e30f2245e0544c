import type { Database } from '#database/schema.ts'
import { readSourceChanges } from '#database/source-changes.server.ts'
import { nameOf } from '#i18n/language.ts'
import { toTranslatableTexts } from '#platform/translated-texts.server.ts'
import type { TranslationSource } from '#platform/translation-source.server.ts'
import type { ReplyTemplate } from './template.contract.ts'
import { listTemplates } from './template.store.server.ts'

const fields = ['name', 'text'] as const

/** Names and texts of reply templates, for the translation desk. */
export function templateTranslations(db: Database): TranslationSource {
  return {
    kind: 'template',
    isCatalogue: false,
    async *list(reader) {
      const [templates, findFormer] = await Promise.all([listTemplates(db), readSourceChanges(db, 'template')])
      yield templates.flatMap((template) =>
        fields.flatMap((field) => {
          const subject = String(template.id)
          return toTranslatableTexts(
            { subject, title: nameOf(template, 'name', reader), field, updatedAt: template.updatedAt },
            { de: written(template, `${field}De`), es: written(template, `${field}Es`), en: written(template, `${field}En`) },
            (source, translation) => findFormer({ subject, field: source.name, text: source.text }, { subject, field: translation.name }),
          )
        }),
      )
    },
  }
}

const written = (template: ReplyTemplate, name: `${(typeof fields)[number]}${'De' | 'Es' | 'En'}`) => ({ name, text: template[name] })
