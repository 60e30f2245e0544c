import type { HistoryAdapter } from '#database/history-adapter.ts'

/** History tells who added, renamed, reset or removed an account; none of it is undone there. */
export const accountHistory: HistoryAdapter = { kind: 'account', derived: [], find: async () => undefined }
