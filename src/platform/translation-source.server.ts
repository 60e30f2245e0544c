import type { Language } from '#i18n/language.ts'

/** Kinds of texts that staff translate. A `page` is a setting in three languages. */
export type TranslatableKind = 'product' | 'category' | 'subcategory' | 'page' | 'template' | 'image'

/** A text with its translation into one language. */
export type TranslatableText = {
  /** Id of the entity; for a page the common part of its settings' keys. */
  subject: string
  /** Name of the entity for staff; '' for a page, which is named by its field. */
  title: string
  /** Field without language, such as "shortDescription". */
  field: string
  /** Name of the translation in the call that saves it: "shortDescriptionEs", or the key of a setting. */
  name: string
  from: Language
  source: string
  to: Language
  text: string
  state: 'missing' | 'outdated' | 'done'
  /** Source text that an outdated translation was made from, if it is known. */
  former?: string
  /** Set if `former` is unknown: the hash of that source text (`kit/short-hash`), and its field in the history. */
  madeFrom?: { field: string; hash: string }
  /** `updatedAt` of the entity. A save sends it, so that the server can merge the save with others' changes; null for settings. */
  updatedAt: string | null
}

/** Interface of a kind of texts for the translation desk, the staff page that lists missing and outdated translations. */
export type TranslationSource = {
  kind: TranslatableKind
  /** True if every change of these texts announces a new catalogue version, so that counts may be cached. */
  isCatalogue: boolean
  /**
   * Lists all texts outside of the trash that have a source text, in small batches that yield to other requests.
   *
   * @param reader language of the titles
   */
  list(reader: Language): AsyncIterable<readonly TranslatableText[]>
}
