/** Whether a row holds these columns already, so that there is nothing to write. */
export function holds(row: object, columns: object): boolean {
  return Object.entries(columns).every(([column, value]) => (row as Record<string, unknown>)[column] === value)
}
