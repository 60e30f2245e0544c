/** Limits of products and categories from the specification; forms count towards them, the contract enforces them. */
export const NAME_MAX = 300
export const DESCRIPTION_MAX = 10_000
/** Longer texts are allowed but draw a warning in the form. */
export const LONG_TEXT = 1000
export const IMAGES_MAX = 20
/** Category and subcategory forms take 0 to 999. */
export const CATEGORY_ORDER_MAX = 999
/** A list shows this much of a short description. */
export const SHORT_TEXT_CUT = 80
