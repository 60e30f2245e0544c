import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { accepts } from '../http/accepted-encoding.server.ts'
import { type CachedResponse, isHeld, sendCached } from './cached-response.server.ts'
import { canUseDictionaries, dictionaryMemory } from './dictionaries.server.ts'

/** RFC 9651: one byte sequence, here of the 32 bytes of a hash. Several, or anything besides it, name no document. */
const ONE_HASH = /^:([A-Za-z0-9+/]{43}=):$/
const ENCODING = 'dcb'
/** A list of brands names one at least, in quotes. */
const A_BRAND = /"[^"]+"/

/**
 * Sends public documents: compressed against the one that the visitor holds, where that is known, and each offered to be
 * held for the next (docs/decisions/0034).
 *
 * It is offered to browsers that say their brand, as all do that hold documents. They ask at every visit of an address
 * whether it is still true, also while they may show an old one for an hour; others would show it, so they are not told.
 *
 * @param isStaff staff hold no documents, and get none of this; nor does their browser get a page before they ask for it,
 * since it would show that one minutes later, and not what they have changed meanwhile
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
     * @param match the addresses that this document is of use for, as a pattern; none for what visitors made up: such a
     * document would push out those of the catalogue
     * @param more headers of this answer alone
     */
    sendPage(
      request: IncomingMessage,
      response: ServerResponse,
      document: CachedResponse,
      { match, more = {} }: { match: string | undefined; more?: Record<string, string> },
    ): void {
      const { headers } = request
      // Whatever is no success is asked for again once it is wanted.
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

/** The document that a browser holds and can read others against. */
function heldHash(headers: IncomingHttpHeaders): string | undefined {
  const held = headers['available-dictionary']
  // Nobody else pays for the question.
  if (typeof held !== 'string' || !accepts(headers['accept-encoding'], ENCODING)) return undefined
  return ONE_HASH.exec(held)?.[1]
}
