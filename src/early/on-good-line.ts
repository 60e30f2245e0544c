/** Pages that are documents of the public site: what else has an address must not be fetched unasked. */
const PAGES = { and: [{ href_matches: '/*' }, { not: { href_matches: ['/admin*', '/api/*', '/media/*', '/assets/*'] } }] }

/**
 * Lets the browser fetch the next document a moment before it is asked for: when a link is pressed, on a good line
 * already when a pointer rests on it. Never in the low-bandwidth mode. Browsers that know no such rules pass over them.
 */
export function goAhead(isGoodLine: boolean): void {
  const script = document.createElement('script')
  script.type = 'speculationrules'
  script.textContent = JSON.stringify({ prefetch: [{ where: PAGES, eagerness: isGoodLine ? 'moderate' : 'conservative' }] })
  document.head.append(script)
}

/** The pictures of a document are the small ones; those of islands choose for themselves once these live. */
export function sharpenPictures(): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('picture > [srcset]'))
    source.srcset = source.srcset.replace(/(\/\d+)l\./g, '$1.')
}
