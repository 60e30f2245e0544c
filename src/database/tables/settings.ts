import type { Generated } from 'kysely'
import type { Flag, Names, Stamps } from './shared.ts'

export type SiteSettingTable = { key: string; value: string; updated_at: string }

/** Every exchange rate that staff entered; the newest row of a currency is the present one. Rows are never changed. */
export type ExchangeRateTable = {
  id: Generated<number>
  currency: 'EUR' | 'CUP'
  /** Ten-thousandths of the currency's unit per US dollar; null for a row by which staff withdrew the rate. */
  per_usd: number | null
  /** Day of the rate, "2026-11-20". */
  day: string
  source: string
  /** Name of the administrator who entered the rate, as it was then. */
  administrator: string
  entered_at: string
}

/** Differences from the default figures and appliances of sizing (features/sizing/settings). */
export type SizingSettingTable = {
  key: string
  /** JSON map of the setting's fields. */
  fields: string
  updated_at: string
}

/** Figures that a sizing or check needed and a product lacked. Rows are deleted with the product. */
export type MissingFigureTable = {
  product_id: number
  /** A key of features/catalog/goods/attributes.ts. */
  figure: string
  /** Number of times that the figure was needed. */
  count: number
  /** Last day on which the figure was needed, "2026-11-21". */
  last_day: string
}

/** Differences from the seeded search words: word groups of a language, spellings of units, and searches for goods that are not sold. */
export type SearchWordsTable = {
  /** Key of the replaced group or unit; a UUID for an entry that staff added. */
  key: string
  list: 'es' | 'de' | 'en' | 'units' | 'unsold'
  /** One word or phrase per line. */
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
