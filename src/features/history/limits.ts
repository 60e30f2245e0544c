/** So long things lie in the trash before they are deleted for ever. */
export const TRASH_DAYS = 30
export const HISTORY_PAGE = 20
export const TRASH_PAGE = 50
