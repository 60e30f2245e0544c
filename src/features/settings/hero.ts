import { type Language, languages } from '#i18n/language.ts'
import { settingsByKey } from './contacts.ts'
import type { Setting } from './setting.contract.ts'

export type HeroSlide = { image: string | null; titles: Partial<Record<Language, string>> }

/** The three slides of the home page as staff have set them; a title may be missing in any language. */
export function heroSlides(settings: readonly Setting[]): HeroSlide[] {
  const set = settingsByKey(settings)
  return ([1, 2, 3] as const).map((n) => ({
    image: set[`hero_image_${n}`] ?? null,
    titles: Object.fromEntries(languages.map((language) => [language, set[`hero_title_${n}_${language}`]])),
  }))
}
