/** Limits of a template. A text of this length still fits into a link that every program opens, with some room for names. */
export const TEMPLATE_NAME_MAX = 80
export const TEMPLATE_TEXT_MAX = 2000
/** A list to choose from, not an archive. */
export const MAX_TEMPLATES = 50
