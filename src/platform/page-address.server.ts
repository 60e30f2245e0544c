/**
 * The address that stands for a page: its path and only the parameters that change it, in one order. So a link with
 * an advertiser's marks on it finds the same kept document.
 */
export function pageAddress(path: string, query: URLSearchParams, known: Readonly<Record<string, readonly string[]>>): string {
  const kept = new URLSearchParams()
  for (const name of known[path] ?? []) {
    const value = query.get(name)
    if (value) kept.set(name, value.slice(0, 200))
  }
  const text = kept.toString()
  return text ? `${path}?${text}` : path
}

/**
 * An address as the router can read it. A link that a chat cut off in the middle of a letter ("/product/bater%C3") cannot
 * be decoded; it is taken by its letters then, so that a visitor finds the page for what is not there. Calls of the API
 * stay as they are, and are refused.
 */
export function readableAddress(target: string): string {
  if (!target.includes('%') || target.startsWith('/api/')) return target
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  try {
    decodeURIComponent(path)
    return target
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length)
  }
}
