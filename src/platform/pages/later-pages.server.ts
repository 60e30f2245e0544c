import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { acceptsEncoding } from '../http/accepted-encoding.server.ts'
import { type CachedResponse, hasSameEtag, sendCached } from './cached-response.server.ts'
import { canUseDictionaries, createDictionaries } from './dictionaries.server.ts'

/** Available-Dictionary with a SHA-256 as byte sequence (RFC 9651). Other values are ignored. */
const ONE_HASH = /^:([A-Za-z0-9+/]{43}=):$/
const ENCODING = 'dcb'
/** A brand in Sec-CH-UA, in quotes. */
const A_BRAND = /"[^"]+"/

/**
 * Creates the sender of public documents. It compresses them against the document that the browser holds, if the server knows it,
 * and offers them as dictionaries for later documents (docs/decisions/0034).
 *
 * Browsers that send a brand in Sec-CH-UA get this offer, since all browsers with dictionary support send one. They revalidate a
 * document at every visit, although `stale-while-revalidate` allows a stale one for an hour. Other browsers would show the stale
 * document, so they do not get that header.
 *
 * @param isStaff true for the cookie of staff. Their browsers get no dictionaries, and no answers to prefetch requests: a page
 * prefetched minutes ago would lack their latest changes
 */
export function createPageSender({ isStaff }: { isStaff: (cookie: string | undefined) => boolean }) {
  const dictionaries = createDictionaries()
  const offer = (match: string) => ({
    'cache-control': 'private, max-age=0, stale-while-revalidate=3600',
    'use-as-dictionary': `match="${match}", match-dest=("document" "")`,
  })

  return {
    dictionaries,
    /**
     * @param match pattern of the addresses that this document is a dictionary for; undefined for searches, whose documents would
     * evict those of the catalogue from the cache of dictionaries
     * @param more headers of this answer only
     */
    sendPage(
      request: IncomingMessage,
      response: ServerResponse,
      document: CachedResponse,
      { match, more = {} }: { match: string | undefined; more?: Record<string, string> },
    ): void {
      const { headers } = request
      // The browser requests the page again when the person opens it.
      if (headers['sec-purpose']?.includes('prefetch') && isStaff(headers.cookie)) {
        response.writeHead(503, { 'cache-control': 'no-store', 'content-length': 0 }).end()
        return
      }
      const isForAll = document.status === 200 && document.headers['cache-control'] !== 'no-store' && !isStaff(headers.cookie)
      const offered = isForAll && A_BRAND.test(String(headers['sec-ch-ua'])) && canUseDictionaries ? match : undefined
      if (offered) dictionaries.note(document)
      const all = offered ? { ...more, ...offer(offered) } : more
      const held = isForAll && !hasSameEtag(request, document) ? heldHash(headers) : undefined
      const made = held === undefined ? undefined : dictionaries.compress(document, held)
      const send = (body?: Buffer) => sendCached(request, response, document, all, body && { encoding: ENCODING, body })
      if (made instanceof Promise) made.then(send, () => send())
      else send(made)
    },
  }
}

/** Returns the hash of the document that a browser holds and can use as dictionary. */
function heldHash(headers: IncomingHttpHeaders): string | undefined {
  const held = headers['available-dictionary']
  // Skips the check for browsers without dictionaries.
  if (typeof held !== 'string' || !acceptsEncoding(headers['accept-encoding'], ENCODING)) return undefined
  return ONE_HASH.exec(held)?.[1]
}
