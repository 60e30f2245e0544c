/** Maximum lengths of a template. A link with 2,000 characters, and some more for values, opens in every mail program. */
export const TEMPLATE_NAME_MAX = 80
export const TEMPLATE_TEXT_MAX = 2000
/** Maximum number of templates, since staff choose from the whole list. */
export const MAX_TEMPLATES = 50
