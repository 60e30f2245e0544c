import type { Generated } from 'kysely'
import type { Flag, Names, Stamps } from './shared.ts'

export type SiteSettingTable = { key: string; value: string; updated_at: string }

/** Every exchange rate that staff entered; the newest row of a currency is the present one. Rows are never changed. */
export type ExchangeRateTable = {
  id: Generated<number>
  currency: 'EUR' | 'CUP'
  /** Ten-thousandths of the currency's unit per US dollar; null where staff withdrew the rate. */
  per_usd: number | null
  /** "2026-11-20". */
  day: string
  source: string
  /** The name of who entered it, as it was then. */
  administrator: string
  entered_at: string
}

/** Differences from the default figures and appliances of sizing (features/sizing/settings). */
export type SizingSettingTable = {
  key: string
  /** JSON map of its fields. */
  fields: string
  updated_at: string
}

/** A figure that a product lacked when a sizing or check needed it, until the product is purged. */
export type MissingFigureTable = {
  product_id: number
  /** A key of features/catalog/goods/attributes.ts. */
  figure: string
  /** Number of times that the figure was needed. */
  count: number
  /** "2026-11-21". */
  last_day: string
}

/** Differences from the seeded search words: word groups of a language, and spellings of units. */
export type SearchWordsTable = {
  /** Key of the replaced group or unit; own groups have a UUID. */
  key: string
  list: 'es' | 'de' | 'en' | 'units'
  /** A word or phrase a line. */
  words: string
  is_off: Flag
  updated_at: string
}

/** Texts that staff begin a reply with; fields in braces are filled in on use. */
export type ReplyTemplateTable = Stamps &
  Names & {
    id: Generated<number>
    text_de: string
    text_es: string
    text_en: string
    /** Position in the list; gaps have no meaning. */
    sort_order: number
  }
