/** A number of a question, with its unit or currency if it has one. */
export type Amount = {
  /** Digits as typed. The unit decides whether a separator is decimal. */
  digits: string
  value: number
  /** The typed unit, folded: "kw", "voltios". */
  unit?: string
  /** Currency: `usd`, `eur`, `gbp`, `cup`. */
  money?: string
  /** True if the number counts cycles, stages or years. */
  isCount?: true
}
/** Possible meaning of one or several tokens; `to` is the place behind the last. */
export type Sense = { role: string; from: number; to: number; value?: string | undefined; amount?: Amount | undefined }
/** Senses by the place at which they begin, the longest first. */
export type Senses = readonly (readonly Sense[])[]

/** The sense at a place that has one of the roles; undefined if none has. */
export const senseAt = (senses: Senses, at: number, ...roles: readonly string[]): Sense | undefined =>
  senses[at]?.find(({ role }) => roles.includes(role))
