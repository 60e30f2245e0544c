import type { Keeper } from '#database/keeper.ts'

/** History tells who added, renamed, reset or removed an account; none of it is undone there. */
export const accountKeeper: Keeper = { kind: 'account', isPublic: false, derived: [], find: async () => undefined }
