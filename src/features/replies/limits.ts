/** Maximum lengths of a template. If a text makes a link longer than `MAX_LINK_LENGTH`, the reply panel warns. */
export const TEMPLATE_NAME_MAX = 80
export const TEMPLATE_TEXT_MAX = 2000
/** Maximum number of templates, since staff choose from the whole list. */
export const MAX_TEMPLATES = 50
