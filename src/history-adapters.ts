import type { CatalogueWrite } from './database/catalogue-write.server.ts'
import type { HistoryAdapter } from './database/history-adapter.ts'
import type { Database } from './database/schema.ts'
import { accountHistory } from './features/accounts/account-history.server.ts'
import { catalogHistory } from './features/catalog/catalog-history.server.ts'
import { inquiryHistory } from './features/inquiries/store/inquiry-trash.store.server.ts'
import { dropMail } from './features/mail/outbox.store.server.ts'
import { imageHistory } from './features/media/image-trash.store.server.ts'
import { templateHistory } from './features/replies/template-history.server.ts'
import { searchWordsHistory } from './features/search/own-words/search-words-history.server.ts'
import { exchangeRateHistory } from './features/settings/exchange/exchange-rate-history.server.ts'
import { settingHistory } from './features/settings/setting-history.server.ts'
import { sizingHistory } from './features/sizing/settings/sizing-setting-history.server.ts'
import { glossaryHistory } from './features/translation/glossary-history.server.ts'
import { verificationRules } from './features/visitors/verification-countries.ts'

type Dependencies = { db: Database; write: CatalogueWrite; dataDir: string; onGlossaryChange: () => void }

/** Creates the adapters of all kinds of entities that have a history. */
export function createHistoryAdapters({ onGlossaryChange, ...parts }: Dependencies): HistoryAdapter[] {
  return [
    ...createTrashAdapters(parts),
    settingHistory({ ...parts, rules: verificationRules }),
    glossaryHistory(parts.db, onGlossaryChange),
    searchWordsHistory(parts.db, parts.write),
    sizingHistory(parts.db, parts.write),
    exchangeRateHistory(parts.db, parts.write),
  ]
}

/** Creates the adapters that the daily purge uses, in its order: products before the categories that contain them. */
export function createTrashAdapters({ db, write, dataDir }: Omit<Dependencies, 'onGlossaryChange'>): HistoryAdapter[] {
  return [
    ...catalogHistory({ db, write }),
    inquiryHistory(db, (transaction, id) => dropMail(transaction, { kind: 'inquiry', subject: id })),
    templateHistory(db),
    imageHistory({ db, write, dataDir }),
    accountHistory(db),
  ]
}
