import { FILES_CACHE, PAGES_CACHE } from '#kit/browser/cache-names.ts'
import { fetchFiles } from './files.ts'
import { storeOwnBytes } from './own-bytes.ts'
import { isOurs } from './scope.ts'
import { findStored, storeResponse } from './stores.ts'

declare global {
  /** Files that each language needs offline; set by the build. */
  const __OFFLINE_FILES__: Record<string, readonly string[]>
}

/** Page that is shown if a page is not stored. */
export const CONNECTION_PAGE = '/connection'
/** Maximum number of stored pages. */
export const MAX_PAGES = { entries: 60 }

/** Language whose files were found or stored since the worker was last started. */
let prepared: string | undefined
/** Footer of the page with which the browser refused to store /connection. With the same footer it would be loaded again in vain. */
let refusedFor: string | undefined

/**
 * Stores the files that pages of a language need offline, then /connection.
 *
 * @param html the page that was opened. If its footer differs from that of /connection, the language has changed, or staff have changed
 *   the name, a phone or the hours
 */
export async function prepareOffline(language: string, url: string, html: string): Promise<void> {
  const files = __OFFLINE_FILES__[language]
  const footer = footerOf(html)
  // A page that broke off has no footer.
  if (!files || !footer) return
  const page = new URL(CONNECTION_PAGE, url).href
  const kept = await (await findStored(PAGES_CACHE, page))?.text()
  // Checks the files too: browsers may delete all caches, visitors all stored files except those of /connection.
  const [last = ''] = files.slice(-1)
  const isCurrent = footerOf(kept) === footer
  if (isCurrent && prepared === language && (await findStored(FILES_CACHE, last))) return
  if (footer === refusedFor) return
  const start = performance.now()
  try {
    // Before the page, which shows nothing without its script.
    await fetchFiles(files)
    // A page of an earlier build names an earlier script, which the cache may have dropped.
    if (!isCurrent || !kept?.includes(__CONNECTION__)) {
      // If the page was not stored, the browser's HTTP cache may have it from an earlier start of the worker.
      const answer = await fetch(page, kept ? {} : { cache: 'force-cache' })
      if (isOurs(answer)) refusedFor = (await storeResponse(PAGES_CACHE, page, answer, MAX_PAGES)) ? undefined : footer
    }
  } finally {
    await storeOwnBytes([...files, page], start)
  }
  prepared = language
}

/** Text of a page's footer, without tags, some of which mark the open page. */
const footerOf = (html?: string): string | undefined => /<footer.*/s.exec(html ?? '')?.[0].replace(/<[^>]*>/g, '')
