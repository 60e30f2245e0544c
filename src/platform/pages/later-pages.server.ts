import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { accepts } from '../http/accepted-encoding.server.ts'
import { type CachedResponse, isHeld, sendCached } from './cached-response.server.ts'
import { canUseDictionaries, dictionaryMemory } from './dictionaries.server.ts'

/** RFC 9651: a single byte sequence, here of the 32 bytes of a hash. Any other value names no document. */
const ONE_HASH = /^:([A-Za-z0-9+/]{43}=):$/
const ENCODING = 'dcb'
/** A list of brands contains at least one, in quotes. */
const A_BRAND = /"[^"]+"/

/**
 * Sends public documents: compressed against the document that the visitor holds, if it is known, and offered as dictionary for
 * the next ones (docs/decisions/0034).
 *
 * Offered to browsers that send their brand, as all with dictionary support do. These revalidate a document at every visit,
 * even while it may be shown stale for an hour; other browsers would show it stale, so they do not get that header.
 *
 * @param isStaff true for staff, who hold no documents. Their browsers are not allowed to prefetch either: a page prefetched
 * minutes ago would lack their latest changes
 */
export function laterPages({ isStaff }: { isStaff: (cookie: string | undefined) => boolean }) {
  const dictionaries = dictionaryMemory()
  const offer = (match: string) => ({
    'cache-control': 'private, max-age=0, stale-while-revalidate=3600',
    'use-as-dictionary': `match="${match}", match-dest=("document" "")`,
  })

  return {
    dictionaries,
    /**
     * @param match pattern of the addresses that this document is a dictionary for; undefined for pages with typed words, which
     * would push out the catalogue's
     * @param more headers of this answer only
     */
    sendPage(
      request: IncomingMessage,
      response: ServerResponse,
      document: CachedResponse,
      { match, more = {} }: { match: string | undefined; more?: Record<string, string> },
    ): void {
      const { headers } = request
      // A prefetch without success is repeated when the page is opened.
      if (headers['sec-purpose']?.includes('prefetch') && isStaff(headers.cookie)) {
        response.writeHead(503, { 'cache-control': 'no-store', 'content-length': 0 }).end()
        return
      }
      const isForAll = document.status === 200 && document.headers['cache-control'] !== 'no-store' && !isStaff(headers.cookie)
      const offered = isForAll && A_BRAND.test(String(headers['sec-ch-ua'])) && canUseDictionaries ? match : undefined
      if (offered) dictionaries.note(document)
      const all = offered ? { ...more, ...offer(offered) } : more
      const held = isForAll && !isHeld(request, document) ? heldHash(headers) : undefined
      const made = held === undefined ? undefined : dictionaries.compress(document, held)
      const send = (body?: Buffer) => sendCached(request, response, document, all, body && { encoding: ENCODING, body })
      if (made instanceof Promise) made.then(send, () => send())
      else send(made)
    },
  }
}

/** Hash of the document that a browser holds and can use as dictionary. */
function heldHash(headers: IncomingHttpHeaders): string | undefined {
  const held = headers['available-dictionary']
  // Skips the check for browsers without dictionaries.
  if (typeof held !== 'string' || !accepts(headers['accept-encoding'], ENCODING)) return undefined
  return ONE_HASH.exec(held)?.[1]
}
