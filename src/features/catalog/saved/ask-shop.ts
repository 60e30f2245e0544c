import type { Language } from '#i18n/language.ts'
import { rejectLate } from '#kit/browser/reject-late.ts'
import type { AboutCatalogue } from './stored-catalogue.ts'

/** The script that shows a saved catalogue (src/saved). */
export type SavedProgram = {
  /** Renders the page of the current URL into the main element. Returns false if the saved catalogue has no such page. */
  open(main: HTMLElement): Promise<boolean>
  /** Returns the answer of an API call, or the main element of a page as HTML. `address`: path of the call or page. */
  answer(address: string): Promise<unknown>
}

/**
 * Loads the script that shows the catalogue saved in a language. Catalogue and script were saved together, so the script can read the
 * catalogue even if a newer version of the shop uses another format. The first script stays loaded for all languages.
 *
 * @throws if no catalogue is saved
 */
export async function loadSavedProgram(language: Language): Promise<SavedProgram> {
  if (!program) {
    const stored = (await caches.match(`/saved/${language}/about`)) as Response
    const about = (await stored.json()) as AboutCatalogue
    program = (await import(/* @vite-ignore */ about.program)) as SavedProgram
  }
  return program
}
let program: SavedProgram | undefined

/**
 * Fetches a URL from the shop. Without a connection, or on one that passes nothing, the saved catalogue answers, if it has the answer; the
 * response's `url` is then ''.
 *
 * @throws if neither can answer, or the request was aborted
 */
export async function askShop(address: string, language: Language, init: RequestInit = {}): Promise<Response> {
  // `navigator.onLine` can be wrong, so it only decides if the saved catalogue or the shop is tried first.
  const asking = navigator.onLine && fetch(address, init)
  try {
    if (asking) return await Promise.race([asking, rejectLate()])
  } catch (error) {
    // Only an aborted request fails with a code.
    if ((error as DOMException).code) throw error
  }
  try {
    const answer = await (await loadSavedProgram(language)).answer(address)
    // An answer to an aborted request would replace that to the next one.
    if (!Object(init.signal).aborted) return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  } catch {}
  // Without a saved catalogue the shop's answer counts, however late it comes, or its failure.
  return asking || fetch(address, init)
}
