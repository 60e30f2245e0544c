import type { TextPageName } from '#features/settings/page-texts/text-page.ts'
import { textPages } from '#features/settings/page-texts.ts'
import { lineNames } from '#features/settings/setting-keys.ts'
import type { DeskEntry } from '#features/translation/desk/desk.contract.ts'
import { fieldName } from '#i18n/field-names.ts'
import type { Language } from '#i18n/language.ts'
import type { StaffText } from '#i18n/staff.ts'

/** Names an entry of the translation desk: title of its entity, and kind with field. */
export function nameOfEntry(entry: DeskEntry, t: StaffText, language: Language): { title: string; detail: string } {
  const kind = t(`desk.kind.${entry.kind}`)
  if (entry.kind === 'page') return { title: pageTitle(entry.subject, t, language), detail: kind }
  const field = fieldName(language, entry.name, entry.kind).replace(/ \((?:DE|ES|EN)\)$/, '')
  return { title: entry.title, detail: entry.kind === 'image' ? kind : `${kind}, ${field}` }
}

function pageTitle(stem: string, t: StaffText, language: Language): string {
  const page = stem.replace(/^page_/, '')
  if (Object.hasOwn(textPages, page)) return textPages[page as TextPageName].titles[language]
  if (stem === 'hours_note') return t('desk.hoursNote')
  const line = lineNames.find((name) => stem === `line_${name}`)
  if (line) return t(`pageTexts.line_${line}`)
  const [, number] = /^hero_title_(\d)$/.exec(stem) ?? []
  return number ? t('desk.hero', { number }) : stem
}

/** Address of the form that contains the entry. */
export function formOfEntry({ kind, subject }: DeskEntry): string {
  if (kind === 'product') return `/admin/products/${subject}/edit`
  if (kind === 'category') return `/admin/categories/${subject}/edit`
  if (kind === 'subcategory') return `/admin/subcategories/${subject}/edit`
  if (kind === 'template') return '/admin/reply-templates'
  if (kind === 'image') return '/admin/images'
  if (subject.startsWith('hero_title_')) return '/admin/site-images'
  return subject === 'hours_note' ? '/admin/contact' : '/admin/page-texts'
}
