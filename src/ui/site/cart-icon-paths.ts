/** What only the open cart shows; else as in icon-paths.ts, but apart from it: what several files use comes to everybody. */

export const COPY =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2'
export const MESSAGE = 'M22 17a2 2 0 0 1-2 2H6.82a2 2 0 0 0-1.41.58l-2.20 2.20A.71.71 0 0 1 2 21.28V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z'
export const MESSAGE_TEXT = `${MESSAGE}M7 11h10M7 15h6M7 7h8`
export const TRASH = 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2'
