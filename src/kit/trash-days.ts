/** So long what was deleted lies in the trash; then it goes for ever. */
export const TRASH_DAYS = 30
