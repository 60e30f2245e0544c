import { type Language, languages } from '#i18n/language.ts'
import type { AboutCatalogue } from './stored-catalogue.ts'

/** The script that shows a saved catalogue (src/saved). */
export type SavedProgram = {
  /** Renders the page of the current URL into the main element. Returns false if the saved catalogue has no such page. */
  open(main: HTMLElement): Promise<boolean>
  /** Returns the answer of an API call, or the main element of a page as HTML. `address`: path of the call or page. */
  answer(address: string): Promise<unknown>
}

/** Finds a language in which a catalogue is saved: the given one if it is, else any other. */
export async function findSavedLanguage(language: Language): Promise<Language | undefined> {
  for (const one of [language, ...languages]) if (await caches.match(`/saved/${one}/about`)) return one
  return undefined
}

/**
 * Loads the script that shows the saved catalogue, in another language if it is not saved in the given one. The script was saved
 * together with the catalogue, so it can read it even if a newer version of the shop has another format.
 *
 * @throws if no catalogue is saved
 */
export async function loadSavedProgram(language: Language): Promise<SavedProgram> {
  if (!program) {
    const saved = await findSavedLanguage(language)
    const about = (await (await caches.match(`/saved/${saved}/about`))?.json()) as AboutCatalogue
    program = (await import(/* @vite-ignore */ about.program)) as SavedProgram
  }
  return program
}
let program: SavedProgram | undefined

/**
 * Fetches a URL from the shop. Without a connection the saved catalogue answers, if it has the answer.
 *
 * @throws if neither can answer, or the request was aborted
 */
export async function askShop(address: string, language: Language, init?: RequestInit): Promise<Response> {
  const answerSaved = async () => {
    const answer = await (await loadSavedProgram(language)).answer(address)
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
  // `navigator.onLine` can be wrong, so it only decides if the saved catalogue or the shop is tried first.
  if (!navigator.onLine) return answerSaved().catch(() => fetch(address, init))
  return fetch(address, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error
    return answerSaved().catch(() => {
      throw error
    })
  })
}
