import type { Language } from '#i18n/language.ts'
import type { SavedCatalogue, SavedProduct } from './saved-catalogue.contract.ts'

/** Cache of the saved catalogue and the program that shows it; the service worker reads files from it too. */
export const CATALOGUE_CACHE = 'catalogue-1'
/** Cache of its pictures. */
export const CATALOGUE_PICTURES = 'catalogue-pictures-1'
/** Raised when what is stored takes another form: an update then loads everything anew. */
export const CATALOGUE_FORMAT = 1

/** The catalogue of one language as a browser stores it, whole. */
export type StoredCatalogue = {
  format: number
  language: Language
  /** Up to which change of the catalogue it is complete. */
  mark: number
  /** When the shop last said so, by the server's clock; as a Date reads it. */
  at: string
  products: SavedProduct[]
  frame: NonNullable<SavedCatalogue['frame']>
  hasPictures: boolean
  /** Number of products. */
  count: number
  /** Bytes of its data as they were loaded; and with the program and the pictures. */
  dataBytes: number
  bytes: number
  /** Address of the program that shows it. */
  program: string
}

/** Facts about the saved catalogue, without its contents. */
export type AboutCatalogue = Omit<StoredCatalogue, 'products' | 'frame'>

/** Address under which a part of the catalogue is stored. */
const addressOf = (language: Language, part = ''): string => `/saved/${language}${part && `/${part}`}`

/** Reads the stored catalogue; undefined if there is none, or the browser gives none away. */
export async function readCatalogue(language: Language): Promise<StoredCatalogue | undefined> {
  const stored = await readStoredPart<StoredCatalogue>(language)
  return stored?.format === CATALOGUE_FORMAT ? stored : undefined
}

/** Reads what is known about the stored catalogue, without reading all of it. */
export async function readAbout(language: Language): Promise<AboutCatalogue | undefined> {
  return readStoredPart<AboutCatalogue>(language, 'about')
}

/** Reads something stored by its name; without a name the whole catalogue. */
export async function readStoredPart<Part>(language: Language, part?: string): Promise<Part | undefined> {
  try {
    const answer = await (await caches.open(CATALOGUE_CACHE)).match(addressOf(language, part))
    return answer && ((await answer.json()) as Part)
  } catch {
    return undefined
  }
}

/** Stores something by its name, in place of what has this name. @throws where the browser has no room */
export async function storePart(language: Language, value: unknown, part?: string): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  await cache.put(addressOf(language, part), new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }))
}

/** Removes the catalogue of a language, or the parts of an unfinished one; those that are not there need no removing. */
export async function dropParts(language: Language, parts: readonly string[]): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  for (const part of parts) await cache.delete(addressOf(language, part))
}
