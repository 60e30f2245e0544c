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
