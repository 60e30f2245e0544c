import type { Language } from '#i18n/language.ts'
import { PICTURES_MAX } from '../limits.ts'

/** Text alternative of a picture, in the language of the file. */
export type PictureAlt = { language: Language; text: string }
/** Reference to a picture in a cell: a path in the shop's library ("/media/…"), a URL of another site, or a file with its folders, if any. */
export type PictureReference = { own: string } | { address: string; alt?: PictureAlt } | { file: string; folders: string[] }

const SEPARATORS = /\s*[|;\n\r]+\s*|\s*,\s+|,(?=https?:)|\s+(?=https?:\/\/|\/media\/)/

/**
 * Parses the pictures that a cell names: URLs or file names, separated by line breaks, "|", ";" or commas.
 *
 * @param origins origins of the shop, such as "https://shop.example"; URLs there are pictures of its library
 */
export function readPictureReferences(text: string, origins: readonly string[]): PictureReference[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, PICTURES_MAX)
    .map((part) => {
      const origin = origins.find((one) => part.startsWith(`${one}/media/`))
      if (origin) return { own: part.slice(origin.length) }
      if (part.startsWith('/media/')) return { own: part }
      return /^https?:\/\//i.test(part) ? { address: part } : fileReference(part)
    })
}

function fileReference(path: string): PictureReference {
  const segments = path.split(/[\\/]/).filter((segment) => !['', '.', '..'].includes(segment))
  return { file: segments.at(-1) ?? path, folders: segments.slice(0, -1) }
}

/** Text of a reference for messages. */
export const referenceText = (source: PictureReference): string =>
  'own' in source ? source.own : 'address' in source ? source.address : source.file

/** Key for comparing file names, independent of capitals and of the Unicode form of accents (macOS decomposes them). */
export const fileKey = (name: string): string => name.normalize('NFC').toLowerCase()
