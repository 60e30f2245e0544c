import { useEffect, useState } from 'react'

/** Delay after the last letter before the server is asked: on a slow connection every request costs. */
const QUIET_MS = 350

/** A value after it has been unchanged for a moment; the first one at once. `text` identifies a value. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
