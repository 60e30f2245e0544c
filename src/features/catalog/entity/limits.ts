/** Maximum lengths of texts, from the specification. The contract enforces them, and forms show a counter. */
export const NAME_MAX = 300
export const DESCRIPTION_MAX = 10_000
/** Number of characters above which the form shows a warning; longer texts are allowed. */
export const LONG_TEXT = 1000
/** Maximum number of pictures in a gallery, the main picture not included. */
export const IMAGES_MAX = 20
/** Highest position of a category or subcategory, from the specification. */
export const CATEGORY_ORDER_MAX = 999
/** Characters of the short description that a row of the staff's product list shows. */
export const SHORT_TEXT_CUT = 80
