import { findSaved } from './stores.ts'

declare global {
  /** Paths of the pages that a saved catalogue has, as the source of a regular expression; set by the build. */
  const __SAVED_PATHS__: string
}

const SAVED_PAGE = new RegExp(`^(?:${__SAVED_PATHS__})$`)
const LANGUAGES = ['es', 'de', 'en']
/** Finds the facts about the saved catalogue of a language. */
const findAbout = (language: string) => findSaved(`/saved/${language}/about`)

/**
 * True if a whole catalogue is saved, in any language. The cache alone proves nothing: scripts that look into it create it, and an
 * unfinished download fills it.
 */
export async function hasCatalogue(): Promise<boolean> {
  for (const language of LANGUAGES) if (await findAbout(language)) return true
  return false
}

/**
 * True if a saved catalogue in the language of the stored copy has the page, and is not older than the copy. Both times are those of the
 * shop's answers, because the device's clock may be wrong.
 */
export async function isCatalogueNewer(url: string, kept: Response): Promise<boolean> {
  if (!SAVED_PAGE.test(new URL(url).pathname)) return false
  for (const language of LANGUAGES) {
    const about = (await (await findAbout(language))?.json()) as { at: string } | undefined
    if (about && Date.parse(about.at) >= Date.parse(kept.headers.get('date') ?? ''))
      if ((await kept.clone().text()).includes(`<html lang="${language}"`)) return true
  }
  return false
}
