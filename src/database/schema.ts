import type { Kysely } from 'kysely'
import type { AdministratorTable, AttemptTable, SessionTable, ShopSecretTable, UsedChallengeTable } from './tables/accounts.ts'
import type {
  CatalogueChangeTable,
  CatalogueVersionTable,
  CategoryTable,
  ProductTable,
  SlugRedirectTable,
  SubcategoryTable,
} from './tables/catalogue.ts'
import type { EditBatchTable, EditTable, IdempotentWriteTable } from './tables/history.ts'
import type { FetchedPictureTable, ImportMappingTable, ImportPartTable, ProductImportTable } from './tables/imports.ts'
import type { InquiryTable, OutboxTable } from './tables/inquiries.ts'
import type { DocumentPartTable, DocumentTable, ImageContentTable, ImageTable, UncheckedImageTable } from './tables/pictures.ts'
import type {
  ExchangeRateTable,
  MissingFigureTable,
  ReplyTemplateTable,
  SearchWordsTable,
  SiteSettingTable,
  SizingSettingTable,
} from './tables/settings.ts'
import type { GlossaryTermTable, TranslationCheckTable, TranslationMemoryTable } from './tables/translations.ts'
import type { VisitDayTable, VisitEventTable, VisitSaltTable, VisitSumTable } from './tables/visits.ts'

/**
 * The tables and their columns, the same on both engines; `schema_step`, the list of applied migrations, is not among them.
 * Booleans are 0 or 1, times are ISO 8601 UTC text, prices are whole US cents, lists and maps are JSON text. `deleted_at` is null
 * unless the entity is in the trash or the account is removed.
 */
export type Tables = {
  category: CategoryTable
  subcategory: SubcategoryTable
  product: ProductTable
  slug_redirect: SlugRedirectTable
  site_setting: SiteSettingTable
  image: ImageTable
  image_content: ImageContentTable
  unchecked_image: UncheckedImageTable
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

/** Tables whose data visitors' pages show. */
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
 * The database for the shop's code. All tables can be read; all can be written except the public ones, which only a
 * CatalogueWrite (catalogue-write.server.ts) writes. Kysely's methods that would return the whole database are left out.
 */
export type Database = Pick<WholeDatabase, 'selectFrom' | 'getExecutor'> &
  Pick<Kysely<Omit<Tables, PublicTable>>, Writing> & {
    transaction(): { execute<Outcome>(make: (transaction: Database) => Promise<Outcome>): Promise<Outcome> }
    connection(): { execute<Outcome>(use: (line: Database) => Promise<Outcome>): Promise<Outcome> }
  }

/** A transaction of a CatalogueWrite, which may write all tables. */
export type CatalogueTransaction = WholeDatabase
