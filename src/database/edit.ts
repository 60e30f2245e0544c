/** The person who changes something; the name is kept as it was then. Without an id: somebody on the server's command line. */
type Editor = { id: number | null; name: string }

/** A change by staff: its moment and its author. `by` is null for what the shop does by itself. */
export type Edit = { now: Date; by: Editor | null }

/**
 * The `updated_at` of a write: now, but always later than the one before, so that two writes within a millisecond (or
 * after the server's clock was set back) can still be told apart.
 */
export function nextStamp(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
}
