/** Query parameters of pages: by path the parameters that change it, with their valid values and whether they are unbounded. */
export type PageParameters = Readonly<Record<string, Readonly<Record<string, PageParameter>>>>
type PageParameter = { values?: RegExp; isEndless?: true; isList?: true; isCanonical?: true; longest?: number }

/** Characters read of a parameter without a limit of its own, and one more, by which a page can tell that it was longer. */
const MAX_LENGTH = 200

/**
 * The address that stands for a page: its path and only the parameters that change it, in one order. So a link with
 * an advertiser's parameters finds the same kept document.
 */
export function pageAddress(path: string, query: URLSearchParams, known: PageParameters): string {
  const kept = new URLSearchParams()
  for (const [name, { values, isList, longest = MAX_LENGTH }] of Object.entries(known[path] ?? {})) {
    const value = isList ? query.getAll(name).filter(Boolean).join(',') : query.get(name)
    if (value && (values?.test(value) ?? true)) kept.set(name, value.slice(0, longest + 1))
  }
  const text = kept.toString()
  return text ? `${path}?${text}` : path
}

/**
 * The one way to write a path: people add a slash, their keyboards begin with a capital, chats write letters as %XX and
 * anybody may go a step up and down again ("/x/../about"). Search engines would take each for a page of its own, and each
 * would be kept as one. Backslashes count as slashes, as browsers have it: "/\\elsewhere" must not lead elsewhere.
 */
export function plainPath(path: string): string {
  const { pathname } = new URL(`http://shop${path.replace(/[\\/]+/g, '/')}`)
  const joined = pathname.replace(/\/+/g, '/')
  const trimmed = joined.length > 1 ? joined.replace(/\/$/, '') : joined
  const written = trimmed.includes('%') ? trimmed.split('/').map(inFewSigns).join('/') : trimmed
  return written.includes('%') ? written : written.toLowerCase()
}

/** A part of a path with no more %XX than it needs. */
function inFewSigns(part: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(part))
  } catch {
    return part
  }
}

/**
 * An address as the router can read it. A link that a chat cut off in the middle of a letter ("/product/bater%C3") cannot
 * be decoded; it is taken by its letters then, so that a visitor finds the page for what is not there. Calls of the API
 * stay as they are, and are refused.
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
