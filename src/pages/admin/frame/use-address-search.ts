import { useEffect, useState } from 'react'
import { useAddressQuery } from './use-address-query.ts'

/** Debounce time in ms after the last letter: on a slow connection every request costs. */
const QUIET_MS = 350

/**
 * Text of a search box, stored in the address so that it survives a reload and can be linked.
 *
 * @returns the text in the box, a function that sets it, and the debounced text to search for
 */
export function useAddressSearch(name: string): [typed: string, type: (text: string) => void, wanted: string] {
  const [search, change] = useAddressQuery()
  const wanted = search.get(name) ?? ''
  const [typed, setTyped] = useState(wanted)

  useEffect(() => {
    if (typed.trim() === wanted) return
    const timer = setTimeout(() => change({ [name]: typed.trim() || undefined }), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed, wanted, name, change])

  return [typed, setTyped, wanted]
}
