/**
 * The `updated_at` of a write: now, but always later than the one before, so that two writes within a millisecond (or
 * after the server's clock was set back) can still be told apart.
 */
export function nextStamp(now: Date, before: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
}
