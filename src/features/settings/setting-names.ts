import type { Language } from '#i18n/language.ts'
import type { TextPageName } from './page-texts/text-page.ts'
import { textPages } from './page-texts.ts'
import type { LineName } from './setting-keys.ts'

/** Texts with the names of pictures, by setting. */
export const pictureNames = {
  hero_image_1: 'siteImages.hero1',
  hero_image_2: 'siteImages.hero2',
  hero_image_3: 'siteImages.hero3',
  about_team_image: 'siteImages.team',
  about_warehouse_image: 'siteImages.warehouse',
  company_mark_image: 'siteImages.mark',
  company_map_image: 'siteImages.map',
} as const

type PlainKey = `pageTexts.line_${LineName}` | (typeof pictureNames)[keyof typeof pictureNames] | 'settings.company_legal_name'
/** The staff's texts (i18n/staff.ts), which this half of the feature may not import, since visitors' pages could load them with it. */
type Texts = { (key: PlainKey): string; (key: 'siteImages.heroTitle', values: { number: number }): string }

/** Label of a setting for staff: "Garantie (ES)", "Startbild 1", "Telefon Vertrieb". */
export function settingName(key: string, t: Texts, language: Language): string {
  const [, kind, name = '', suffix = ''] = /^(page|line|hero_title)_(\w+)_(es|de|en)$/.exec(key) ?? []
  if (kind) return `${textName(kind, name, t, language)} (${suffix.toUpperCase()})`
  if (Object.hasOwn(pictureNames, key)) return t(pictureNames[key as keyof typeof pictureNames])
  return t(`settings.${key}` as 'settings.company_legal_name')
}

/** Name of a fact of the company; of a text in three languages without the language. */
export function factName(key: string, t: Texts, language: Language): string {
  const [, page] = /^page_(\w+)_(?:es|de|en)$/.exec(key) ?? []
  return page ? textName('page', page, t, language) : t(`settings.${key}` as 'settings.company_legal_name')
}

function textName(kind: string, name: string, t: Texts, language: Language): string {
  if (kind === 'page') return textPages[name as TextPageName].titles[language]
  if (kind === 'line') return t(`pageTexts.line_${name as LineName}`)
  return t('siteImages.heroTitle', { number: Number(name) })
}
