/** Outcome of an operation with failures that the caller must handle: a value, or the short name of a problem. */
export type Result<Value, Problem extends string> = { ok: true; value: Value } | { ok: false; problem: Problem }

export const ok = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })
export const fail = <Problem extends string>(problem: Problem): { ok: false; problem: Problem } => ({ ok: false, problem })
