import { useState } from 'react'
import { type DeskEntry, entryKey } from '#features/translation/desk/desk.contract.ts'
import { useAddressQuery } from '../frame/use-address-query.ts'

/**
 * The entry that the address names, else the first one, and how often staff have opened one.
 *
 * @param named an entry that the list may not reach
 */
export function useOpenEntry(entries: readonly DeskEntry[], named: DeskEntry | undefined) {
  const [search, changeAddress] = useAddressQuery()
  // The open entry does not change when the list is refetched: somebody may be typing.
  const [held, setHeld] = useState<DeskEntry>()
  const [openings, setOpenings] = useState(search.has('at') ? 1 : 0)
  const wanted = search.get('at')
  const open = [held, ...entries, named].find((one) => one && entryKey(one) === wanted) ?? entries[0]
  return {
    open,
    isChosen: wanted !== null && open !== undefined,
    openings,
    show(entry: DeskEntry | undefined): void {
      setHeld(entry)
      setOpenings(entry ? openings + 1 : 0)
      changeAddress({ at: entry && entryKey(entry) })
    },
    /** Forgets the opened entry before another list replaces it, whose first entry then leaves the focus where it is. */
    release(): void {
      setHeld(undefined)
      setOpenings(0)
    },
  }
}
