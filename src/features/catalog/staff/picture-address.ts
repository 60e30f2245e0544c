/** Whether an address leads to another site, so that its picture has to be fetched before it can be used. */
export function isOutsideAddress(text: string): boolean {
  return /^https?:\/\//i.test(text.trim())
}

/** An address of our own site that somebody copied whole, as the path that we keep; any other as it was typed. */
export function ownPicturePath(text: string, origin: string): string {
  const typed = text.trim()
  return typed.startsWith(`${origin}/media/`) ? typed.slice(origin.length) : typed
}
