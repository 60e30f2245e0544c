export const HISTORY_PAGE = 20
export const TRASH_PAGE = 50
