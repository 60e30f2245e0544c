/** True if two values are the same JSON. The order of keys does not count: a form and a row may differ in it. */
export function isSameJson(one: unknown, other: unknown): boolean {
  // Fast path: a bulk write compares about a hundred thousand values, and most are primitives.
  if (one === other) return true
  return canonical(one) === canonical(other)
}

const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)))
