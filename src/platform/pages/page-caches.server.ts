import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { CachedResponse } from './cached-response.server.ts'
import type { PageParameters } from './page-address.server.ts'
import { type VersionedCache, versionedCache } from './versioned-cache.server.ts'

/** Maximum size of the catalogue's pages: some eight hundred documents. */
const MAX_BYTES = 24 * 1024 * 1024
/** Maximum size of pages whose address contains words that a visitor typed: about a hundred recent searches. */
const MAX_TYPED_BYTES = 4 * 1024 * 1024

/** Creates the caches of documents, which are emptied when the catalogue changes. */
export function createPageCaches(changes: CatalogueVersion, parameters: PageParameters) {
  const sizeOf = ({ size }: CachedResponse) => size
  const listedPages = versionedCache<CachedResponse>(changes, MAX_BYTES, sizeOf)
  // A separate cache, so that pages with typed words cannot evict pages of the catalogue.
  const typedPages = versionedCache<CachedResponse>(changes, MAX_TYPED_BYTES, sizeOf)
  const all = Object.values(parameters).flatMap((ofPath) => Object.entries(ofPath))
  const typed = all.filter(([, { isEndless }]) => isEndless).map(([name]) => name)
  const typedParameter = new RegExp(`[?&](?:${typed.join('|')})=`)
  const isTyped = (address: string): boolean => typed.length > 0 && typedParameter.test(address)
  return {
    isTyped,
    of: (address: string): VersionedCache<CachedResponse> => (isTyped(address) ? typedPages : listedPages),
  }
}
