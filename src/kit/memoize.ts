/** Remembers the results of a function for good; for few different arguments. */
export function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const results = new Map<string, Value>()
  return (key) => {
    const result = results.get(key) ?? compute(key)
    results.set(key, result)
    return result
  }
}
