import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { CachedResponse } from './cached-response.server.ts'
import { type VersionedCache, versionedCache } from './versioned-cache.server.ts'

/** Some eight hundred documents. */
const MAX_BYTES = 24 * 1024 * 1024
/** Some hundred documents: the searches of the moment, and whoever brings one to life. */
const MAX_TYPED_BYTES = 4 * 1024 * 1024

/** Where documents are kept until the catalogue changes. @param typed parameters whose values have no end */
export function pageCaches(changes: CatalogueVersion, typed: readonly string[]) {
  const sizeOf = ({ size }: CachedResponse) => size
  const listedPages = versionedCache<CachedResponse>(changes, MAX_BYTES, sizeOf)
  // A cache of its own: no words that anybody makes up push out the pages of the catalogue.
  const typedPages = versionedCache<CachedResponse>(changes, MAX_TYPED_BYTES, sizeOf)
  const typedParameter = new RegExp(`[?&](?:${typed.join('|')})=`)
  const isTyped = (address: string): boolean => typed.length > 0 && typedParameter.test(address)
  return {
    isTyped,
    of: (address: string): VersionedCache<CachedResponse> => (isTyped(address) ? typedPages : listedPages),
  }
}
