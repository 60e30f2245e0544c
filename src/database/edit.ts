/** The person who changes something; the name is kept as it was then. Without an id: somebody on the server's command line. */
type Editor = { id: number | null; name: string }

/** A change by staff: its moment and its author. `by` is null for what the shop does by itself. */
export type Edit = { now: Date; by: Editor | null }
