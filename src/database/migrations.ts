import * as catalogue from './migrations/2026-11-21-catalogue.ts'
import * as fewLeft from './migrations/2026-11-22-few-left.ts'
import * as goods from './migrations/2026-11-22-goods.ts'
import * as idempotency from './migrations/2026-11-22-idempotency.ts'
import * as inquirySearch from './migrations/2026-11-22-inquiry-search.ts'
import * as nameKey from './migrations/2026-11-22-name-key.ts'
import * as replyTemplates from './migrations/2026-11-22-reply-templates.ts'
import * as suspicion from './migrations/2026-11-22-suspicion.ts'
import * as catalogueChange from './migrations/2026-11-23-catalogue-change.ts'
import * as edits from './migrations/2026-11-23-edits.ts'
import * as missedSearches from './migrations/2026-11-23-missed-searches.ts'
import * as missingFigures from './migrations/2026-11-23-missing-figures.ts'
import * as searchWords from './migrations/2026-11-23-search-words.ts'
import * as sizingSettings from './migrations/2026-11-23-sizing-settings.ts'
import * as translation from './migrations/2026-11-23-translation.ts'
import * as analytics from './migrations/2026-11-24-analytics.ts'
import * as erasedAndAccounts from './migrations/2026-11-24-erased-and-accounts.ts'
import * as outbox from './migrations/2026-11-24-outbox.ts'
import * as verification from './migrations/2026-11-24-verification.ts'
import * as accountRoles from './migrations/2026-11-25-account-roles.ts'
import * as funnelInOrder from './migrations/2026-11-25-funnel-in-order.ts'
import * as outboxRecipient from './migrations/2026-11-26-outbox-recipient.ts'
import * as companyFacts from './migrations/2026-11-28-company-facts.ts'
import * as companyHandover from './migrations/2026-11-28-company-handover.ts'
import * as companyStatements from './migrations/2026-11-28-company-statements.ts'
import * as documents from './migrations/2026-11-28-documents.ts'
import * as editBatches from './migrations/2026-11-28-edit-batches.ts'
import * as exchangeRates from './migrations/2026-11-28-exchange-rates.ts'
import * as imports from './migrations/2026-11-28-imports.ts'
import * as lateEvents from './migrations/2026-11-28-late-events.ts'
import * as pictureViews from './migrations/2026-11-28-picture-views.ts'
import * as translationChecks from './migrations/2026-11-28-translation-checks.ts'
import * as importConfirmed from './migrations/2026-11-30-import-confirmed.ts'
import * as importRowProducts from './migrations/2026-11-30-import-row-products.ts'
import * as importUnreadSheets from './migrations/2026-11-30-import-unread-sheets.ts'
import * as sortNames from './migrations/2026-11-30-sort-names.ts'
import * as uncheckedImages from './migrations/2026-11-30-unchecked-images.ts'
import * as importHeadings from './migrations/2026-12-01-import-headings.ts'
import type { SchemalessDatabase } from './migrations/schemaless.ts'

export type Engine = 'sqlite' | 'postgres'
export type Migration = { name: string; up: (db: SchemalessDatabase, engine: Engine) => Promise<void> }

/** All migrations, in the order in which they are applied. Add new ones at the end, and never edit a released one. */
export const migrations: readonly Migration[] = [
  { name: '2026-11-21-catalogue', up: catalogue.up },
  { name: '2026-11-22-inquiry-search', up: inquirySearch.up },
  { name: '2026-11-23-edits', up: edits.up },
  { name: '2026-11-23-translation', up: translation.up },
  { name: '2026-11-24-verification', up: verification.up },
  { name: '2026-11-24-analytics', up: analytics.up },
  { name: '2026-11-24-erased-and-accounts', up: erasedAndAccounts.up },
  { name: '2026-11-24-outbox', up: outbox.up },
  { name: '2026-11-22-name-key', up: nameKey.up },
  { name: '2026-11-22-suspicion', up: suspicion.up },
  { name: '2026-11-22-idempotency', up: idempotency.up },
  { name: '2026-11-22-reply-templates', up: replyTemplates.up },
  { name: '2026-11-22-goods', up: goods.up },
  { name: '2026-11-22-few-left', up: fewLeft.up },
  { name: '2026-11-23-catalogue-change', up: catalogueChange.up },
  { name: '2026-11-23-search-words', up: searchWords.up },
  { name: '2026-11-23-missed-searches', up: missedSearches.up },
  { name: '2026-11-23-missing-figures', up: missingFigures.up },
  { name: '2026-11-23-sizing-settings', up: sizingSettings.up },
  { name: '2026-11-25-account-roles', up: accountRoles.up },
  { name: '2026-11-25-funnel-in-order', up: funnelInOrder.up },
  { name: '2026-11-26-outbox-recipient', up: outboxRecipient.up },
  { name: '2026-11-28-exchange-rates', up: exchangeRates.up },
  { name: '2026-11-28-late-events', up: lateEvents.up },
  { name: '2026-11-28-edit-batches', up: editBatches.up },
  { name: '2026-11-28-company-facts', up: companyFacts.up },
  { name: '2026-11-28-translation-checks', up: translationChecks.up },
  { name: '2026-11-28-picture-views', up: pictureViews.up },
  { name: '2026-11-28-imports', up: imports.up },
  { name: '2026-11-28-company-handover', up: companyHandover.up },
  { name: '2026-11-28-company-statements', up: companyStatements.up },
  { name: '2026-11-28-documents', up: documents.up },
  { name: '2026-11-30-sort-names', up: sortNames.up },
  { name: '2026-11-30-unchecked-images', up: uncheckedImages.up },
  { name: '2026-11-30-import-row-products', up: importRowProducts.up },
  { name: '2026-11-30-import-confirmed', up: importConfirmed.up },
  { name: '2026-11-30-import-unread-sheets', up: importUnreadSheets.up },
  { name: '2026-12-01-import-headings', up: importHeadings.up },
]
