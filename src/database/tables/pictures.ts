import type { Generated } from 'kysely'
import type { Stamps } from './shared.ts'

export type ImageTable = Stamps & {
  id: Generated<number>
  /** Twenty hex digits of the content's SHA-256 and six of its mean colour: the public part of its address. */
  key: string
  filename: string
  mime: string
  width: number
  height: number
  /** Size of the original in bytes. */
  size: number
  alt_de: string
  alt_es: string
  alt_en: string
  /** Focal point (x y) that stays visible where a layout crops the picture, "0.5 0.5" (features/media/picture-view.ts). */
  focus: Generated<string>
  /** Part that pages show (x y width height), "0.1 0 0.8 1"; '' for the whole picture. */
  crop: Generated<string>
}

export type ImageContentTable = { image_id: number; bytes: Uint8Array }

/** Images stored by versions that kept the position of a photo in the original. A row is deleted once its original has none. */
export type UncheckedImageTable = { image_id: number }

/** PDF files of certificates. */
export type DocumentTable = {
  /** Twenty hex digits of the content's SHA-256, and its size in bytes, "3f2a9c0d51e7b8460a1c-348160". */
  key: string
  filename: string
  size: number
  created_at: string
  /** Time since which no certificate refers to the document; null while one does. */
  unused_since: string | null
}

/** Content of a document, in parts, since one statement with some megabytes would block the server. */
export type DocumentPartTable = { document_key: string; number: number; bytes: Uint8Array }
