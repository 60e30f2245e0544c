/** The person who makes a change, with the name at that time. `id` is null for a change made at the server's command line. */
type Editor = { id: number | null; name: string }

/** Time and author of a change by staff. `by` is null for the shop itself. */
export type Edit = { now: Date; by: Editor | null }

/**
 * Value of `updated_at` for a write: the present time, but at least a millisecond after the previous value, so that two writes
 * differ even in the same millisecond or after the clock was set back.
 */
export function nextStamp(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
}
