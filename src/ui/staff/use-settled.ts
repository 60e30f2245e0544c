import { useEffect, useState } from 'react'

/** Delay after the last letter until the server is asked: on a slow connection every request costs. */
const QUIET_MS = 350

/** A value once it has stood still for a moment; the first one at once. `text` tells one value from another. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
