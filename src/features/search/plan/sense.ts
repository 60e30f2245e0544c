/** A number of a question, and what it is of. */
export type Amount = {
  /** As it was typed, in digits; thousands and parts of them as their unit has them. */
  digits: string
  value: number
  /** Folded, as it was typed: "kw", "voltios". */
  unit?: string
  /** Of which money it is: `usd`, `eur`, `gbp`, `cup`. */
  money?: string
  /** It counts cycles, stages or years. */
  isCount?: true
}
/** What a token, or several in a row, may be in a question: `to` is the place behind the last of them. */
export type Sense = { role: string; from: number; to: number; value?: string | undefined; amount?: Amount | undefined }
/** By the place at which they begin, the longest first. */
export type Senses = readonly (readonly Sense[])[]

/** Whether a place has a role, and the sense that has it. */
export const senseAt = (senses: Senses, at: number, ...roles: readonly string[]): Sense | undefined =>
  senses[at]?.find(({ role }) => roles.includes(role))
