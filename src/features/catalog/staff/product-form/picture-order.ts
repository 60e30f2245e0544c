/** The list with one entry moved to another index; indexes beyond the ends are clamped. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const place = Math.max(0, Math.min(to, list.length - 1))
  const rest = list.filter((_, index) => index !== from)
  const entry = list[from]
  return entry === undefined ? [...list] : [...rest.slice(0, place), entry, ...rest.slice(place)]
}

/** The gallery with further pictures at its end, without duplicates, at most `limit`. */
export function withMore(list: readonly string[], more: readonly string[], limit: number): string[] {
  return [...new Set([...list, ...more])].slice(0, Math.max(limit, list.length))
}
