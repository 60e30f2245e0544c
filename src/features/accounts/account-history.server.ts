import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { purgeAdministrators } from './administrator.store.server.ts'

/**
 * History tells owners who added, changed, removed or restored an account; none of it is undone there. Removed accounts
 * are restored on the page of accounts, by password, and purged together with the trash.
 */
export const accountHistory = (db: Database): HistoryAdapter => ({
  kind: 'account',
  derived: [],
  isOwnersOnly: true,
  find: async () => undefined,
  purgeOlderThan: (moment) => purgeAdministrators(db, moment),
})
