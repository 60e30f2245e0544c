/** Pages that are documents of the public site; an address that chooses a language does something, so nobody asks unasked; a link to a comparison is mostly a switch. */
const PAGES = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin*', '/api/*', '/media/*', '/assets/*', '/compare*', '/*\\?*lang=*'] } },
]
/** The early script tells so on the document's root. */
const ON_GOOD_LINE = { selector_matches: '[data-line=good]:not([data-staff]) a' }

/**
 * Lets the browser fetch the next document a moment before it is asked for: when a link is pressed, on a good line
 * already when a pointer rests on it, but not for staff: what was fetched so may be minutes old once it is opened. Not
 * for documents of the low-bandwidth mode. Browsers that know no such rules pass over them. One text for all documents:
 * the security policy knows it by its hash, since a browser that is told hashes passes over 'inline-speculation-rules'.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: PAGES }, eagerness: 'conservative' },
    { where: { and: [...PAGES, ON_GOOD_LINE] }, eagerness: 'moderate' },
  ],
})
