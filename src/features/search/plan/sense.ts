/** A number of a question, and what it is of. */
export type Amount = {
  /** Digits as typed; separators are interpreted by the unit. */
  digits: string
  value: number
  /** Folded, as it was typed: "kw", "voltios". */
  unit?: string
  /** Currency: `usd`, `eur`, `gbp`, `cup`. */
  money?: string
  /** It counts cycles, stages or years. */
  isCount?: true
}
/** Possible meaning of one or several tokens; `to` is the place behind the last. */
export type Sense = { role: string; from: number; to: number; value?: string | undefined; amount?: Amount | undefined }
/** By the place at which they begin, the longest first. */
export type Senses = readonly (readonly Sense[])[]

/** The sense at a place that has one of the roles; undefined if none has. */
export const senseAt = (senses: Senses, at: number, ...roles: readonly string[]): Sense | undefined =>
  senses[at]?.find(({ role }) => roles.includes(role))
