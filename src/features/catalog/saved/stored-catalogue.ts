import type { Language } from '#i18n/language.ts'
import type { SavedCatalogue, SavedProduct } from './saved-catalogue.contract.ts'

/** Cache of the saved catalogue and the program that shows it; the service worker reads files from it too. */
export const CATALOGUE_CACHE = 'catalogue-1'
/** Cache of its pictures. */
export const CATALOGUE_PICTURES = 'catalogue-pictures-1'
/** Version of the stored form. Raise it when the form changes: browsers then load the whole catalogue again. */
export const CATALOGUE_FORMAT = 1

/** The catalogue of one language as a browser stores it, whole. */
export type StoredCatalogue = {
  format: number
  language: Language
  /** The latest catalogue change that it includes. */
  mark: number
  /** Time of the last update: the Date header of the shop's answer. */
  at: string
  products: SavedProduct[]
  frame: NonNullable<SavedCatalogue['frame']>
  hasPictures: boolean
  /** Number of products. */
  count: number
  /** Bytes of its data as they were transferred. */
  dataBytes: number
  /** `dataBytes` with the bytes of the program and the pictures. */
  bytes: number
  /** Address of the program that shows it. */
  program: string
}

/** Facts about the saved catalogue, without its contents. */
export type AboutCatalogue = Omit<StoredCatalogue, 'products' | 'frame'>

/** Name of the part that has the whole catalogue. */
export const WHOLE = ''
/** Name of the part with facts about the catalogue, which is read without the rest. */
export const ABOUT = 'about'

/** Address in the cache of a part of the catalogue. */
const addressOf = (language: Language, part: string): string => `/saved/${language}${part && `/${part}`}`

/** Reads the stored catalogue; undefined if there is none, or the browser blocks its storage. */
export async function readCatalogue(language: Language): Promise<StoredCatalogue | undefined> {
  const stored = await readStoredPart<StoredCatalogue>(language, WHOLE)
  return stored?.format === CATALOGUE_FORMAT ? stored : undefined
}

/** Reads the facts about the stored catalogue, without its products. */
export async function readAbout(language: Language): Promise<AboutCatalogue | undefined> {
  return readStoredPart<AboutCatalogue>(language, ABOUT)
}

/** Reads a part of the stored catalogue; undefined if it is not stored, or the browser blocks its storage. */
export async function readStoredPart<Part>(language: Language, part: string): Promise<Part | undefined> {
  try {
    const answer = await (await caches.open(CATALOGUE_CACHE)).match(addressOf(language, part))
    return answer && ((await answer.json()) as Part)
  } catch {
    return undefined
  }
}

/** Stores a part of the catalogue and replaces its earlier value. @throws if the browser's storage is full */
export async function storePart(language: Language, part: string, value: unknown): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  await cache.put(addressOf(language, part), new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } }))
}

/** Removes parts of the catalogue of a language; a part that is not stored is ignored. */
export async function dropParts(language: Language, parts: readonly string[]): Promise<void> {
  const cache = await caches.open(CATALOGUE_CACHE)
  for (const part of parts) await cache.delete(addressOf(language, part))
}
