import type { Language } from '#i18n/language.ts'
import { settingsByKey } from './contacts.ts'
import type { ShownSetting } from './setting.contract.ts'
import { type SettingPicture, settingPicture } from './setting-picture.ts'

export type HeroSlide = { picture: SettingPicture | null; title?: string | undefined }

/** The three slides of the home page as staff have set them; a title may be missing in any language. */
export function heroSlides(settings: readonly ShownSetting[], language: Language): HeroSlide[] {
  const set = settingsByKey(settings)
  return ([1, 2, 3] as const).map((n) => ({
    picture: settingPicture(settings, `hero_image_${n}`, language),
    title: set[`hero_title_${n}_${language}`],
  }))
}
