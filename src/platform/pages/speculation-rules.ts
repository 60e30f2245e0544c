/**
 * Matches links to public documents. Excludes links that choose a language, since their answers set a cookie, and links to the
 * comparison, since most of them work as buttons.
 */
const PAGES = [
  { href_matches: '/*' },
  { not: { href_matches: ['/admin*', '/api/*', '/media/*', '/assets/*', '/compare*', '/*\\?*lang=*'] } },
]
/** Matches links in documents that the early script has marked as loaded over a good connection, unless it marked the visitor as staff. */
const ON_GOOD_LINE = { selector_matches: '[data-line=good]:not([data-staff]) a' }

/**
 * Rules by which the browser prefetches the next document: when a link is pressed, or on a good connection when a pointer rests on
 * it. German documents have no rules: only staff read them, and a prefetched page may lack their latest changes. Documents of the
 * low-bandwidth mode have no rules either. All other documents have the same text, since the security policy allows it by its hash:
 * browsers ignore 'inline-speculation-rules' beside hashes.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { and: PAGES }, eagerness: 'conservative' },
    { where: { and: [...PAGES, ON_GOOD_LINE] }, eagerness: 'moderate' },
  ],
})
