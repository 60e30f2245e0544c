import { useEffect, useState } from 'react'

/** Debounce time in ms after the last letter: on a slow connection every request costs. */
const DEBOUNCE_MS = 350

/** Debounces a value; the first value is returned at once. Values are compared as JSON. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
