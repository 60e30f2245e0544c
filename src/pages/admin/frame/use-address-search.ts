import { useEffect, useState } from 'react'
import { useAddress } from './use-address.ts'

/** Delay after the last letter until the server is asked: on a slow connection every request costs. */
const QUIET_MS = 350

/**
 * The words of a search, kept in the address so that a reload and a link keep them.
 *
 * @returns what stands in the box, how to set it, and what is searched for: the same, a moment after the last letter
 */
export function useAddressSearch(name: string): [typed: string, type: (text: string) => void, wanted: string] {
  const [search, change] = useAddress()
  const wanted = search.get(name) ?? ''
  const [typed, setTyped] = useState(wanted)

  useEffect(() => {
    if (typed.trim() === wanted) return
    const timer = setTimeout(() => change({ [name]: typed.trim() || undefined }), QUIET_MS)
    return () => clearTimeout(timer)
  }, [typed, wanted, name, change])

  return [typed, setTyped, wanted]
}
