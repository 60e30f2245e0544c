import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { purgeAdministrators } from './administrator.store.server.ts'

/**
 * Lists in the history, for owners only, each added, changed, removed or restored account with the author of the change. Undo is
 * not offered: removed accounts are restored on the accounts page with the owner's password, and purged together with the trash.
 */
export const accountHistory = (db: Database): HistoryAdapter => ({
  kind: 'account',
  derived: [],
  isOwnersOnly: true,
  find: async () => undefined,
  purgeOlderThan: (moment) => purgeAdministrators(db, moment),
})
