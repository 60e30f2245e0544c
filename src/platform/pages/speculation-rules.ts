/**
 * Links to documents of the public site, except addresses that choose a language, whose answers set a cookie, and links to the
 * comparison, most of which work as buttons.
 */
const PAGES = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin*', '/api/*', '/media/*', '/assets/*', '/compare*', '/*\\?*lang=*'] } },
]
/** Links in a document that the early script has marked as on a good connection. */
const ON_GOOD_LINE = { selector_matches: '[data-line=good]:not([data-staff]) a' }

/**
 * Rules by which the browser prefetches the next document: when a link is pressed, or on a good connection when a pointer rests
 * on it. Documents for staff have no rules, since a prefetched page may be minutes old when they open it; neither have those of the
 * low-bandwidth mode. The text is the same for all documents, since the security policy allows it by its hash: browsers ignore
 * 'inline-speculation-rules' beside hashes.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: PAGES }, eagerness: 'conservative' },
    { where: { and: [...PAGES, ON_GOOD_LINE] }, eagerness: 'moderate' },
  ],
})
