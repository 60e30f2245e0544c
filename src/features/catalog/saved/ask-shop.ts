import type { Language } from '#i18n/language.ts'
import type { AboutCatalogue } from './stored-catalogue.ts'

/** Event on the window: the shop answers again while a saved page is shown. */
export const BACK = 'back'

/** The program that shows a saved catalogue (src/saved). */
export type SavedProgram = {
  /** Shows the page of the present address in the main element; false where the catalogue has no such page. */
  open(main: HTMLElement): Promise<boolean>
  /** Answers a call of the shop, or renders the main element of a page, by its address. */
  answer(address: string): Promise<unknown>
}

/**
 * Loads the program of the catalogue that is saved in a language: the one that was saved with it, which can read it whatever
 * has changed since.
 *
 * @throws where no catalogue is saved
 */
export async function loadSaved(language: Language): Promise<SavedProgram> {
  if (!program) {
    const about = (await (await caches.match(`/saved/${language}/about`))?.json()) as AboutCatalogue
    program = (await import(/* @vite-ignore */ about.program)) as SavedProgram
  }
  return program
}
let program: SavedProgram | undefined

/**
 * Asks the shop for an address; without a connection the saved catalogue answers, if it can.
 *
 * @throws where neither answers, or the request was given up
 */
export async function askShop(address: string, language: Language, init?: RequestInit): Promise<Response> {
  const answerSaved = async () => {
    const answer = await (await loadSaved(language)).answer(address)
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
  // A browser can be wrong about its connection: its belief only decides who is asked first.
  if (!navigator.onLine) return answerSaved().catch(() => fetch(address, init))
  return fetch(address, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error
    return answerSaved().catch(() => {
      throw error
    })
  })
}
