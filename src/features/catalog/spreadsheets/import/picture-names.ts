import { PICTURES_MAX } from '../limits.ts'

/** Where a picture of a row is to be found. */
export type PictureSource = { own: string } | { address: string } | { file: string }

const SEPARATORS = /\s*[|;\n\r]+\s*|\s*,\s+|,(?=https?:)|\s+(?=https?:\/\/|\/media\/)/

/**
 * Pictures that a cell names: addresses or file names, separated by line breaks, "|", ";" or commas.
 *
 * @param origins origins of the shop, such as "https://shop.example"
 */
export function pictureSources(text: string, origins: readonly string[]): PictureSource[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, PICTURES_MAX)
    .map((part) => {
      const origin = origins.find((one) => part.startsWith(`${one}/media/`))
      if (origin) return { own: part.slice(origin.length) }
      if (part.startsWith('/media/')) return { own: part }
      return /^https?:\/\//i.test(part) ? { address: part } : { file: part.split(/[\\/]/).at(-1) ?? part }
    })
}

/** Name of a source for sentences. */
export const sourceText = (source: PictureSource): string =>
  'own' in source ? source.own : 'address' in source ? source.address : source.file

/** File names are the same in any case and with any writing of accents. */
export const fileKey = (name: string): string => name.normalize('NFC').toLowerCase()
