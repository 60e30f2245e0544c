/** As the library itself names its pictures. */
const KEPT = /^\/media\/[0-9a-f]{26}\/960\.jpg$/

/**
 * Whether an address is to be taken before it can be used: the server answers with the library's own one, be it that
 * the picture is there already, be it that it has to be fetched from another site.
 */
export function isToBeTaken(text: string): boolean {
  const typed = text.trim()
  return typed !== '' && !KEPT.test(typed)
}
