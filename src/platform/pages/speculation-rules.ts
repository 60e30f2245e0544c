/**
 * Links to documents of the public site. Excluded: addresses that choose a language, which have an effect, and links to a
 * comparison, which mostly are switches.
 */
const PAGES = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin*', '/api/*', '/media/*', '/assets/*', '/compare*', '/*\\?*lang=*'] } },
]
/** The early script tells so on the document's root. */
const ON_GOOD_LINE = { selector_matches: '[data-line=good]:not([data-staff]) a' }

/**
 * Lets the browser prefetch the next document: when a link is pressed, or on a good connection when a pointer rests on it. Not
 * for staff, for whom a prefetched page may be minutes old once it is opened, nor in the low-bandwidth mode. Browsers without
 * speculation rules ignore them. The text is the same for all documents, since the security policy allows it by hash: with
 * hashes present browsers ignore 'inline-speculation-rules'.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: PAGES }, eagerness: 'conservative' },
    { where: { and: [...PAGES, ON_GOOD_LINE] }, eagerness: 'moderate' },
  ],
})
