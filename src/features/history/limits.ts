/** Entries per page of the history. */
export const HISTORY_PAGE = 20
/** Entries per page of the trash. */
export const TRASH_PAGE = 50
