/** Query parameters that change a page, by path and name; ui/site/page-parameters.ts lists them and explains their flags. */
export type PageParameters = Readonly<Record<string, Readonly<Record<string, PageParameter>>>>
type PageParameter = { values?: RegExp; isEndless?: true; isList?: true; isCanonical?: true; maxLength?: number }

/** Maximum length of a parameter without a limit of its own. One more character is kept, so that a page detects a longer value. */
const MAX_PARAMETER_LENGTH = 200

/**
 * Returns the address under which a page is rendered and cached: its path and the parameters that change it, in a fixed order. Other
 * parameters, such as an advertiser's, lead to the same cached document.
 */
export function toCachedAddress(path: string, query: URLSearchParams, known: PageParameters): string {
  const kept = new URLSearchParams()
  for (const [name, { values, isList, maxLength = MAX_PARAMETER_LENGTH }] of Object.entries(known[path] ?? {})) {
    const value = isList ? query.getAll(name).filter(Boolean).join(',') : query.get(name)
    if (value && (values?.test(value) ?? true)) kept.set(name, value.slice(0, maxLength + 1))
  }
  const text = kept.toString()
  return text ? `${path}?${text}` : path
}

/**
 * Normalizes a path: people add a slash, keyboards capitalize, chats encode letters as %XX, and anybody may write "/x/../about".
 * Without this, search engines would take each variant for a page of its own, and each would be cached separately. Backslashes
 * count as slashes, as in browsers: "/\\elsewhere" must not lead to another site.
 */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(`http://shop${path.replace(/[\\/]+/g, '/')}`)
  const joined = pathname.replace(/\/+/g, '/')
  const trimmed = joined.length > 1 ? joined.replace(/\/$/, '') : joined
  const written = trimmed.includes('%') ? trimmed.split('/').map(inFewSigns).join('/') : trimmed
  return written.includes('%') ? written : written.toLowerCase()
}

/** Removes unnecessary %XX from a part of a path. */
function inFewSigns(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part))
  } catch {
    return part
  }
}

/**
 * Makes an address decodable for the router. A link cut off within an encoded letter ("/product/bater%C3") is read literally,
 * so that the visitor gets the 404 page. API calls stay unchanged, and are refused.
 */
export function readableAddress(target: string): string {
  if (!target.includes('%') || target.startsWith('/api/')) return target
  const at = target.indexOf('?')
  const path = at < 0 ? target : target.slice(0, at)
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length)
  }
}
