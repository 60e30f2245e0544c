/** Maximum number of characters of a search query. */
export const QUERY_MAX = 200
/** `maxlength` of the search box: one character more than a query, so that the page can show that a pasted text was cut. */
export const QUERY_BOX_MAX = QUERY_MAX + 1
/** Products on a page of a list: divisible by 2 and 3 for full rows, and few enough that the page fits into the first TCP flight. */
export const LIST_PAGE = 24
/** Maximum number of products that the search box suggests while the visitor types. */
export const SUGGESTIONS = 8
/** Maximum number of ids in the `ids` parameter of a call. */
export const IDS_MAX = 100
