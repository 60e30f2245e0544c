import type { Language } from '#i18n/language.ts'

/** Kinds of texts that staff translate. A `page` is a setting in three languages. */
export type TranslatableKind = 'product' | 'category' | 'subcategory' | 'page' | 'template' | 'image'

/** A text with its translation into one language. */
export type TranslatableText = {
  /** Id; of a page the common part of its settings' keys. */
  subject: string
  /** Name of the subject for staff; '' for a page, which is named by its field. */
  title: string
  /** Field without language, such as "shortDescription". */
  field: string
  /** The translation by its name in the write: "shortDescriptionEs", or the key of a setting. */
  name: string
  from: Language
  source: string
  to: Language
  text: string
  state: 'missing' | 'outdated' | 'done'
  /** The source text that an outdated translation was made from, if the subject knows it … */
  former?: string
  /** … or its hash (`kit/short-hash`), with the field that the history records it under. */
  madeFrom?: { field: string; hash: string }
  /** State that a save is merged with; null for settings. */
  updatedAt: string | null
}

/** Functions that the translation desk needs from a subject. */
export type TranslationSource = {
  kind: TranslatableKind
  /** True if every change of these texts announces a new catalogue version, so that counts may be cached. */
  isCatalogue: boolean
  /** All texts outside of the trash that have a source text, in small batches that yield to other requests. */
  list(): AsyncIterable<readonly TranslatableText[]>
}
