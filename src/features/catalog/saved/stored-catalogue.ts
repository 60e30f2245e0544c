import type { Language } from '#i18n/language.ts'
import { CATALOGUE_CACHE } from '#kit/browser/cache-names.ts'
import type { SavedCatalogue, SavedProduct } from './saved-catalogue.contract.ts'

/** Version of the stored form. Raise it when the form changes: browsers then load the whole catalogue again. */
export const CATALOGUE_FORMAT = 2

/** The catalogue of one language, as a browser stores it. */
export type StoredCatalogue = {
  format: number
  language: Language
  /** Number of the latest catalogue change that is included. */
  mark: number
  /** Time of the last update: the Date header of the shop's answer. */
  at: string
  products: SavedProduct[]
  frame: NonNullable<SavedCatalogue['frame']>
  hasPictures: boolean
  /** Number of products. */
  count: number
  /** URL of the script that shows the catalogue. */
  program: string
}

/** Facts about the saved catalogue, without its contents. */
export type AboutCatalogue = Omit<StoredCatalogue, 'products' | 'frame'>

/** Name of the stored entry with the whole catalogue. */
export const WHOLE_PART = ''
/** Name of the stored entry with the facts about the catalogue, which can be read without its products. */
export const ABOUT_PART = 'about'

/** Key of a stored entry in the cache. */
const addressOf = (language: Language, part: string): string => `/saved/${language}${part && `/${part}`}`

/** Reads the stored catalogue; undefined if there is none in the current format, or the browser blocks its storage. */
export async function readCatalogue(language: Language): Promise<StoredCatalogue | undefined> {
  const stored = await readStoredPart<StoredCatalogue>(language, WHOLE_PART)
  return stored?.format === CATALOGUE_FORMAT ? stored : undefined
}

/** Reads the facts about the stored catalogue, whatever its format; undefined as in `readStoredPart`. */
export async function readAbout(language: Language): Promise<AboutCatalogue | undefined> {
  return readStoredPart<AboutCatalogue>(language, ABOUT_PART)
}

/** Reads an entry of the stored catalogue; undefined if it is not stored, or the browser blocks its storage. */
export async function readStoredPart<Part>(language: Language, part: string): Promise<Part | undefined> {
  try {
    const answer = await (await caches.open(CATALOGUE_CACHE)).match(addressOf(language, part))
    return answer && ((await answer.json()) as Part)
  } catch {
    return undefined
  }
}

/** Stores an entry of the catalogue, replacing its earlier value. @throws if the browser's storage is full or blocked */
export async function storePart(language: Language, part: string, value: unknown): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  await cache.put(addressOf(language, part), new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }))
}

/** Removes entries of the catalogue of a language; an entry that is not stored is ignored. */
export async function dropParts(language: Language, parts: readonly string[]): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  for (const part of parts) await cache.delete(addressOf(language, part))
}
