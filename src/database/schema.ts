import type { Generated, Kysely } from 'kysely'
import type { Role } from '#api/role.ts'

/**
 * The data dictionary: every table and column, the same on both engines. Conventions: booleans are 0 or 1, moments are ISO 8601
 * UTC text, prices whole US cents, lists and maps JSON text; a set `deleted_at` means "in the trash".
 */
export type Tables = {
  category: CategoryTable
  subcategory: SubcategoryTable
  product: ProductTable
  slug_redirect: SlugRedirectTable
  site_setting: SiteSettingTable
  image: ImageTable
  image_content: ImageContentTable
  inquiry: InquiryTable
  administrator: AdministratorTable
  session: SessionTable
  attempt: AttemptTable
  catalogue_version: CatalogueVersionTable
  catalogue_change: CatalogueChangeTable
  edit: EditTable
  edit_batch: EditBatchTable
  glossary_term: GlossaryTermTable
  translation_memory: TranslationMemoryTable
  translation_check: TranslationCheckTable
  shop_secret: ShopSecretTable
  used_challenge: UsedChallengeTable
  visit_event: VisitEventTable
  visit_sum: VisitSumTable
  visit_day: VisitDayTable
  visit_salt: VisitSaltTable
  outbox: OutboxTable
  idempotent_write: IdempotentWriteTable
  reply_template: ReplyTemplateTable
  search_words: SearchWordsTable
  missing_figure: MissingFigureTable
  sizing_setting: SizingSettingTable
  exchange_rate: ExchangeRateTable
  product_import: ProductImportTable
  import_part: ImportPartTable
  import_mapping: ImportMappingTable
  fetched_picture: FetchedPictureTable
  document: DocumentTable
  document_part: DocumentPartTable
}

/** Tables that visitors' pages are made from. */
type PublicTable =
  | 'category'
  | 'subcategory'
  | 'product'
  | 'slug_redirect'
  | 'site_setting'
  | 'search_words'
  | 'sizing_setting'
  | 'exchange_rate'
  | 'catalogue_version'
  | 'catalogue_change'
type Writing = 'insertInto' | 'replaceInto' | 'updateTable' | 'deleteFrom' | 'mergeInto'

/** The whole database, for opening, migrating, filling and tests. */
export type WholeDatabase = Kysely<Tables>

/**
 * The database for the shop's code: all tables can be read and written, except that tables behind visitors' pages are
 * read-only. These are written through a CatalogueWrite (catalogue-write.server.ts), which cannot be bypassed: everything that
 * leads to the whole database is left out of the type.
 */
export type Database = Pick<WholeDatabase, 'selectFrom' | 'getExecutor'> &
  Pick<Kysely<Omit<Tables, PublicTable>>, Writing> & {
    transaction(): { execute<Outcome>(make: (transaction: Database) => Promise<Outcome>): Promise<Outcome> }
    connection(): { execute<Outcome>(use: (line: Database) => Promise<Outcome>): Promise<Outcome> }
  }

/** A transaction that may also write the tables behind visitors' pages. */
export type CatalogueTransaction = WholeDatabase
export type Flag = 0 | 1
/** A key of the table in features/catalog/goods/goods-kinds.ts, which this room may not import. */
export type GoodsKey =
  | 'system'
  | 'panel'
  | 'inverter'
  | 'battery'
  | 'generator'
  | 'controller'
  | 'cable'
  | 'accessory'
  | 'mounting'
  | 'machine'
  | 'tool'
  | 'material'
  | 'filter'
  | 'cartridge'
  | 'other'

type Stamps = { created_at: string; updated_at: string; deleted_at: string | null }
type Names = { name_de: string; name_es: string; name_en: string }
/**
 * JSON map of outdated translations by their names in the API: a hash of the German text that each was made from. Translations
 * not listed are up to date or empty. A German text that stands in until it is translated has the language of its original.
 */
type Translations = { translated_from: Generated<string> }
type Descriptions = { description_de: string; description_es: string; description_en: string }

type CategoryTable = Stamps &
  Names &
  Translations &
  Descriptions & {
    id: Generated<number>
    /** System name; shown to visitors whose language has no name. */
    name: string
    /** Sort key: kit/text/sort-key of the Spanish name, else of the system name. */
    sort_name: string
    description: string
    slug: string
    image: string | null
    /** Kind of goods, a key of features/catalog/goods/goods-kinds.ts; null: for a subcategory that of its category, else none. */
    goods: GoodsKey | null
    is_active: Flag
    sort_order: number
  }

type SubcategoryTable = CategoryTable & { category_id: number }

type ProductTable = Stamps &
  Names &
  Translations &
  Descriptions & {
    id: Generated<number>
    slug: string
    /** Sort key: kit/text/sort-key of the Spanish name, else of the German one. */
    sort_name: string
    short_description_de: string
    short_description_es: string
    short_description_en: string
    category_id: number
    /** null: directly under its category. The pair (subcategory, category) must exist. */
    subcategory_id: number | null
    sku: string | null
    old_price_cents: number | null
    new_price_cents: number | null
    price_on_request: Flag
    /** Address of a picture in the media library. */
    main_image: string | null
    /** JSON list of addresses, in the order of the gallery. */
    images: string
    is_active: Flag
    is_featured: Flag
    stock_status: 'in_stock' | 'limited' | 'out_of_stock'
    availability_text_de: string
    availability_text_es: string
    availability_text_en: string
    /** Position in lists; products with 0 have no position and come last. */
    sort_order: number
    /** JSON map of the attributes in features/catalog/goods/attributes.ts. */
    specs: string
  }

type SlugRedirectTable = { kind: 'product' | 'category' | 'subcategory'; slug: string; target_id: number; created_at: string }

type SiteSettingTable = { key: string; value: string; updated_at: string }

type ImageTable = Stamps & {
  id: Generated<number>
  /** Twenty hex digits of the content's SHA-256 and six of its mean colour: the public part of its address. */
  key: string
  filename: string
  mime: string
  width: number
  height: number
  /** Bytes of the original. */
  size: number
  alt_de: string
  alt_es: string
  alt_en: string
  /** Point that stays visible where a place cuts the picture, "0.5 0.5" (features/media/picture-view.ts). */
  focus: Generated<string>
  /** Part that pages show, "0.1 0 0.8 1"; '' for the whole picture. */
  crop: Generated<string>
}

type ImageContentTable = { image_id: number; bytes: Uint8Array }

type InquiryTable = {
  id: Generated<number>
  /** Short code that a visitor can quote; no look-alike characters. */
  code: string
  idempotency_key: string | null
  name: string
  phone: string
  phone_e164: string | null
  email: string | null
  subject: string | null
  message: string
  language: 'es' | 'de' | 'en'
  system_type: 'complete' | 'generator' | 'components' | null
  status: 'new' | 'in_progress' | 'replied' | 'processed' | 'completed'
  /** Page or product that the inquiry was sent from. */
  source: string | null
  /** JSON: products, cart and calculator as the visitor saw them. */
  details: string
  /** Why the inquiry may be a robot's. Null if there is no suspicion, or staff have cleared it. */
  suspicion: 'hidden-field' | 'too-fast' | null
  notes: string
  /** Search text for staff: name, phone, e-mail, subject, message and code, folded by kit/text/fold-text. */
  search_text: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

type AdministratorTable = {
  id: Generated<number>
  username: string
  /** The folded name for comparisons: kit/text/fold-name. */
  username_key: string
  first_name: string
  password_hash: string
  role: Role
  /** Address for notices about accounts; '' for none. Only owners' addresses are used. */
  email: Generated<string>
  /** Time of removal. The account cannot sign in any more, keeps its name, and can be restored until the trash is purged. */
  deleted_at: string | null
  created_at: string
  updated_at: string
}

type SessionTable = {
  /** SHA-256 of the token; the token itself is only in the browser. */
  token_hash: string
  administrator_id: number
  user_agent: string
  created_at: string
  last_seen_at: string
  expires_at: string
}

/** Calls and failed attempts in the present window, by limit and caller ("loginOfName:admin", "inquiry:203.0.113.9"). */
type AttemptTable = { key: string; count: number; window_started_at: string; blocked_until: string | null }

export type EditKind =
  | 'product'
  | 'category'
  | 'subcategory'
  | 'setting'
  | 'inquiry'
  | 'image'
  | 'glossary'
  | 'account'
  | 'template'
  | 'search-words'
  | 'sizing'
  | 'exchange-rate'
export type EditAction = 'created' | 'changed' | 'deleted' | 'restored' | 'erased'

/** Changes by staff, with names and titles as of that time. */
type EditTable = {
  id: Generated<number>
  kind: EditKind
  /** Id of the changed entity, or the key of a setting. */
  subject: string
  title: string
  action: EditAction
  administrator_id: number | null
  administrator: string
  at: string
  /** JSON maps of the changed fields, by their names in the API. */
  before: string
  after: string
  /** The change of many that it is part of. */
  batch_id: number | null
}

/** How a change of many came about: chosen in a list, or read from a spreadsheet. */
export type BatchOrigin = 'bulk' | 'import'

/** Changes of many entities of one kind in one transaction, shown and undone as one; `edit` has a row for each entity. */
type EditBatchTable = {
  id: Generated<number>
  kind: EditKind
  what: BatchOrigin
  /** JSON: data that lists word it with, `BatchTitle` of history.server.ts. */
  title: string
  /** Number of entities. */
  count: number
  /** The batch that this one undid. */
  undoes: number | null
  administrator_id: number | null
  administrator: string
  at: string
}

/** Differences from the shipped glossary; own terms have a UUID as key. */
type GlossaryTermTable = {
  key: string
  de: string
  es: string
  en: string
  /** A shipped term that staff took out. */
  is_removed: Flag
  updated_at: string
}

/** Differences from the seeded search words: word groups of a language, and spellings of units. */
type SearchWordsTable = {
  /** Key of the replaced group or unit; own groups have a UUID. */
  key: string
  list: 'es' | 'de' | 'en' | 'units'
  /** A word or phrase a line. */
  words: string
  is_off: Flag
  updated_at: string
}

/** Differences from the default figures and appliances of sizing (features/sizing/settings). */
type SizingSettingTable = {
  key: string
  /** JSON map of its fields. */
  fields: string
  updated_at: string
}

/** Every exchange rate that staff entered; the newest row of a currency is the present one. Rows are never changed. */
type ExchangeRateTable = {
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

/** A figure that a product lacked when a sizing or check needed it, until the product is purged. */
type MissingFigureTable = {
  product_id: number
  /** A key of features/catalog/goods/attributes.ts. */
  figure: string
  /** Number of times that the figure was needed. */
  count: number
  /** "2026-11-21". */
  last_day: string
}

/** Translations that were made once, by a service or by staff. */
type TranslationMemoryTable = {
  from_language: 'es' | 'de' | 'en'
  to_language: 'es' | 'de' | 'en'
  /** SHA-256 of the text. */
  text_key: string
  text: string
  translated: string
  origin: 'service' | 'staff'
  updated_at: string
}

/** Translations of settings, reply templates and pictures that staff confirmed after their source text had changed. */
type TranslationCheckTable = {
  kind: 'setting' | 'template' | 'image'
  /** Id, or the key of a setting. */
  subject: string
  /** The translation by its name in the API. */
  field: string
  /** kit/short-hash of the source text that the translation was confirmed for. */
  source_hash: string
}

/** Signing secrets, made on first use; shared by all servers on this database. */
type ShopSecretTable = { name: string; value: string }

/** Answered challenges of the human verification, until they would have expired. */
type UsedChallengeTable = { nonce: string; expires_at: string }

/** Events of visitors and robots, kept for ninety days. Day and minute are Havana's, so no exact time is kept. */
type VisitEventTable = {
  id: Generated<number>
  /** Random number that the browser gives each event: sent again, it is not written again. Null for events without one. */
  event_id: Generated<number | null>
  /** "2026-11-21". */
  day: string
  /** Minute of the day, 0 to 1439. */
  minute: number
  /** One of features/analytics/event-kinds.ts. */
  kind: string
  /** A key for this day only: returning visitors get another one tomorrow. */
  visitor: string
  page: string | null
  /** JSON list of ids. */
  products: string
  /** True if the viewed product was out of stock at that moment. */
  is_out_of_stock: Flag
  /** Host of the site that a link was followed from. */
  referrer: string | null
  country: string | null
  language: string | null
  device: string | null
  connection: string | null
  /** Search term in small letters. */
  term: string | null
  is_missed: Flag
  /** Reason to take the visitor for a robot; null: a person. */
  bot: string | null
}

/** Sums of a day, kept for ever: a count per name in each measure (features/analytics/day-sums.ts). */
type VisitSumTable = { measure: string; day: string; name: string; count: number }

/** Days that are summed up, with their number of events: late events cause a new sum, until the events are deleted. */
type VisitDayTable = { day: string; events: number }

/** Salt of visitors' keys; deleted when its day is over. */
type VisitSaltTable = { day: string; salt: string }

/** Mails to be sent; a row is deleted after its mail was sent. The text is written at that moment. */
type OutboxTable = {
  id: Generated<number>
  kind: 'inquiry' | 'account' | 'former-address'
  /** Id of the mail's subject: an inquiry, or the recorded change (`edit`) of an account. */
  subject: number
  /** Address of an account before this change, for 'former-address'; '' if recipients are looked up when the mail is sent. */
  recipient: Generated<string>
  created_at: string
  /** Attempts since the mail was queued, or since staff last retried. */
  attempts: Generated<number>
  /** When `due_at` was set. */
  planned_at: string
  /** When the next attempt may be made. */
  due_at: string
  /** Token of the attempt under way, unique per attempt; null without one. */
  claim: string | null
  given_up_at: string | null
  /** Problem of the last attempt (features/mail/problems), and the mail server's own words. */
  problem: string | null
  answer: Generated<string>
}

/**
 * Writes of staff with an Idempotency-Key, for thirty days: made once, with the same answer for retries. Outcome and answer are
 * encrypted with the key, of which only the hash is stored.
 */
type IdempotentWriteTable = {
  administrator_id: number
  /** SHA-256 of the key. */
  key_hash: string
  /** Number of the transaction within the write. */
  step: number
  /** HMAC of method, address and body under the key. */
  request: string
  /** Outcome of the transaction; null for none. */
  outcome: string | null
  /** Status and body as they left; null until then. */
  answer: string | null
  created_at: string
}

/** One row; every change that visitors can see raises the number, in the same transaction. */
type CatalogueVersionTable = { id: number; version: number }

/**
 * Number of the last change of each product, and of the fields of category and subcategory that products show. Triggers write
 * it, whatever the write path; rows of purged entities stay.
 */
type CatalogueChangeTable = {
  kind: 'product' | 'category' | 'subcategory'
  id: number
  /** Rises with every change, in the order of commits; gaps have no meaning. */
  number: number
}

/** Texts that staff begin a reply with; fields in braces are filled in on use. */
type ReplyTemplateTable = Stamps &
  Names & {
    id: Generated<number>
    text_de: string
    text_es: string
    text_en: string
    /** Position in the list; gaps have no meaning. */
    sort_order: number
  }

/** Uploaded spreadsheets: tried, or imported by whichever server claims them. */
type ProductImportTable = {
  id: Generated<number>
  state: 'tried' | 'waiting' | 'running' | 'done' | 'failed'
  filename: string
  /** JSON: columns of headings, places of unknown categories (features/catalog/spreadsheets). */
  mapping: string
  /** JSON map of product ids to their `updated_at` at the time of the upload. */
  versions: string
  /** JSON list of the origins that the shop had for the person who uploaded. */
  origins: string
  /** Language of that person, who may have left when the import runs. */
  language: 'es' | 'de' | 'en'
  rows_done: Generated<number>
  rows_total: Generated<number>
  /** JSON: number of rows of each outcome. */
  counts: string | null
  /** Key of i18n/problems. */
  problem: string | null
  /** The change in the history that undoes it. */
  batch_id: number | null
  administrator_id: number | null
  administrator: string
  /** Token of the attempt under way; null without one. */
  claim: string | null
  /** Rises while the attempt is alive. */
  beat: Generated<number>
  created_at: string
  finished_at: string | null
}

/**
 * Files of an import, until it is over, and its result: a JSON text per line. In parts, since a statement with some megabytes
 * would block the server.
 */
type ImportPartTable = { import_id: number; kind: 'file' | 'pictures' | 'result'; number: number; bytes: Uint8Array }

/** Columns that were assigned to a set of headings, for the next file with them. */
type ImportMappingTable = {
  /** SHA-256 of the folded headings. */
  key: string
  mapping: string
  updated_at: string
}

/** Pictures of other sites that an import has fetched: address, and key of the image. The same address is not fetched again. */
type FetchedPictureTable = { address: string; key: string }

/** PDF files of certificates. */
type DocumentTable = {
  /** Twenty hex digits of the content's SHA-256 and its bytes, "3f2a9c0d51e7b8460a1c-348160". */
  key: string
  filename: string
  size: number
  created_at: string
  /** Since when no certificate refers to it; null while one does. */
  unused_since: string | null
}

/** A document's content, in parts since a statement with some megabytes would block the server. */
type DocumentPartTable = { document_key: string; number: number; bytes: Uint8Array }
