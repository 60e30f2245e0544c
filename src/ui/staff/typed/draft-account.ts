import { createContext, useContext } from 'react'

const DraftAccount = createContext<string | undefined>(undefined)
/** Provides the username of the signed-in account. */
export const DraftAccountProvider = DraftAccount.Provider

/**
 * The account of drafts that a page sends by itself when it opens: they wait on the device until the same account signs in again.
 *
 * @throws outside of the signed-in staff area
 */
export function useDraftAccount(): string {
  const account = useContext(DraftAccount)
  if (account === undefined) throw new Error('Used outside of the signed-in staff area')
  return account
}
