/** The person who makes a change, with the name at that time. Without an id: somebody at the server's command line. */
type Editor = { id: number | null; name: string }

/** Time and author of a change by staff. `by` is null for the shop itself. */
export type Edit = { now: Date; by: Editor | null }

/**
 * The `updated_at` of a write: now, but always later than the one before, so that two writes differ even within a millisecond
 * or after the clock was set back.
 */
export function nextStamp(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
}
