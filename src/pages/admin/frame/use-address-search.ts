import { useEffect, useRef, useState } from 'react'
import { useAddressQuery } from './use-address-query.ts'

/** Debounce time in ms after the last letter: on a slow connection every request costs. */
const DEBOUNCE_MS = 350

/**
 * Text of a search box, stored in the address so that it survives a reload and can be linked.
 *
 * @returns the text in the box, a function that sets it, and the debounced text to search for
 */
export function useAddressSearch(name: string): [typed: string, type: (text: string) => void, wanted: string] {
  const [search, change] = useAddressQuery()
  const wanted = search.get(name) ?? ''
  const [typed, setTyped] = useState(wanted)
  /** Texts that this box has put into the address since the two last agreed. */
  const own = useRef(new Set<string>())

  // A link or "back" replaces the typed text, which would otherwise narrow the list that the link leads to.
  useEffect(() => {
    if (!own.current.has(wanted)) setTyped(wanted)
  }, [wanted])

  useEffect(() => {
    if (typed.trim() === wanted) return own.current.clear()
    const timer = setTimeout(() => {
      own.current.add(typed.trim())
      change({ [name]: typed.trim() || undefined })
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, wanted, name, change])

  return [typed, setTyped, wanted]
}
