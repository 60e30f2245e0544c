import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { CachedResponse } from './cached-response.server.ts'
import type { PageParameters } from './page-address.server.ts'
import { type VersionedCache, versionedCache } from './versioned-cache.server.ts'

/** Some eight hundred documents. */
const MAX_BYTES = 24 * 1024 * 1024
/** About a hundred documents with typed words: recent searches. */
const MAX_TYPED_BYTES = 4 * 1024 * 1024

/** Caches of documents until the catalogue changes. */
export function pageCaches(changes: CatalogueVersion, parameters: PageParameters) {
  const sizeOf = ({ size }: CachedResponse) => size
  const listedPages = versionedCache<CachedResponse>(changes, MAX_BYTES, sizeOf)
  // A separate cache, so that typed words cannot push out the pages of the catalogue.
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
