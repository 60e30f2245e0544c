import { type Language, type Translated, textIn } from '#i18n/language.ts'
import { fillFigures } from './company/sentence-figures.ts'
import { settingsByKey } from './contacts.ts'
import type { ShownSetting } from './setting.contract.ts'
import type { SettingKey } from './setting-keys.ts'

/** The picture of a setting; `alt` is '' if staff have not described it in this language. */
export type SettingPicture = { url: string; alt: string }

/** @returns null if the setting has no picture */
export function settingPicture(settings: readonly ShownSetting[], key: SettingKey, language: Language): SettingPicture | null {
  const held = settings.find((setting) => setting.key === key)
  return held?.value ? { url: held.value, alt: textIn(held as Translated<'alt'>, 'alt', language) } : null
}

export type HeroSlide = { picture: SettingPicture | null; title?: string | undefined }

/**
 * The three slides of the home page as staff have set them. A title may be missing in any language; it is left out while a figure
 * in it is not set.
 */
export function heroSlides(settings: readonly ShownSetting[], language: Language): HeroSlide[] {
  const set = settingsByKey(settings)
  return ([1, 2, 3] as const).map((n) => ({
    picture: settingPicture(settings, `hero_image_${n}`, language),
    title: fillFigures(set[`hero_title_${n}_${language}`] ?? '', set) || undefined,
  }))
}
