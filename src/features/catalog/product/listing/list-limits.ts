/** Characters of a search; more is no search but an attack or an accident. */
export const QUERY_MAX = 200
/** Length of a search box: one more, so that the page can tell when a pasted letter was cut. */
export const QUERY_BOX_MAX = QUERY_MAX + 1
/** Products on a page of a list: whole rows of two and three, and the document stays within the first flight. */
export const LIST_PAGE = 24
/** Products that are suggested while somebody types. */
export const SUGGESTIONS = 8
/** Products that can be asked for by their ids in one call. */
export const IDS_MAX = 100
