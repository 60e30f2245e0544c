import type { HistoryAdapter } from './database/history-adapter.ts'
import type { Database } from './database/schema.ts'
import { accountHistory } from './features/accounts/account-history.server.ts'
import { catalogHistory } from './features/catalog/entity/catalog-history.server.ts'
import { inquiryHistory } from './features/inquiries/inquiry-trash.store.server.ts'
import { dropMail } from './features/mail/outbox.store.server.ts'
import { imageHistory } from './features/media/image-trash.store.server.ts'
import { templateHistory } from './features/replies/template-history.server.ts'
import { settingHistory } from './features/settings/setting-history.server.ts'
import { glossaryHistory } from './features/translation/glossary-history.server.ts'

type Parts = { db: Database; dataDir: string; onGlossaryChange: () => void }

/** Every subject that has a history. */
export function historyAdapters({ db, dataDir, onGlossaryChange }: Parts): HistoryAdapter[] {
  return [...trashAdapters({ db, dataDir }), settingHistory(db), glossaryHistory(db, onGlossaryChange), accountHistory]
}

/** Those with a place in the trash. What stands in something comes before it. */
export function trashAdapters({ db, dataDir }: Pick<Parts, 'db' | 'dataDir'>): HistoryAdapter[] {
  return [
    ...catalogHistory(db),
    inquiryHistory(db, (transaction, id) => dropMail(transaction, { kind: 'inquiry', subject: id })),
    templateHistory(db),
    imageHistory(db, dataDir),
  ]
}
