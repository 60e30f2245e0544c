/** Address of a picture of the library. */
const KEPT = /^\/media\/[0-9a-f]{26}\/960\.jpg$/

/** True for an address that the server has to import first; the answer is the library's own address. */
export function isToBeTaken(text: string): boolean {
  const typed = text.trim()
  return typed !== '' && !KEPT.test(typed)
}
