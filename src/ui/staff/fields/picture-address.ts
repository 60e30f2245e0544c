/** Path of a picture in the media library. */
const KEPT = /^\/media\/[0-9a-f]{26}\/960\.jpg$/

/** True if the server must import the picture at this address first; the import returns the path in the library. */
export function needsImport(text: string): boolean {
  const typed = text.trim()
  return typed !== '' && !KEPT.test(typed)
}
