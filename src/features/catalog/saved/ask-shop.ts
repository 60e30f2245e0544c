import type { Language } from '#i18n/language.ts'
import { readAbout } from './stored-catalogue.ts'

/** The program that shows a saved catalogue (src/saved). */
export type SavedProgram = {
  /** Shows the page of the present address in the main element; false where the catalogue has no such page. */
  open(main: HTMLElement): Promise<boolean>
  /** Answers a call of the shop, or renders the main element of a page, by its address. */
  answer(address: string): Promise<unknown>
}

/** Loads the program of the catalogue that is saved in a language; undefined if none is. */
export async function loadSaved(language: Language): Promise<SavedProgram | undefined> {
  const about = await readAbout(language)
  return about && ((await import(/* @vite-ignore */ about.program)) as SavedProgram)
}

/**
 * Asks the shop for an address; without a connection the saved catalogue answers, if it can.
 *
 * @throws where neither answers, or the request was given up
 */
export async function askShop(address: string, language: Language, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    const saved = init?.signal?.aborted ? undefined : await loadSaved(language)
    if (!saved) throw error
    const answer = await saved.answer(address)
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer))
  }
}
