/** Returns the list with one entry moved to another index; a target beyond an end is clamped to that end. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const place = Math.max(0, Math.min(to, list.length - 1))
  const rest = list.filter((_, index) => index !== from)
  const entry = list[from]
  return entry === undefined ? [...list] : [...rest.slice(0, place), entry, ...rest.slice(place)]
}

/** Appends pictures to a gallery, without duplicates and up to `limit` pictures; existing pictures beyond the limit stay. */
export function appendPictures(list: readonly string[], more: readonly string[], limit: number): string[] {
  return [...new Set([...list, ...more])].slice(0, Math.max(limit, list.length))
}
