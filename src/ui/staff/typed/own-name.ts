import { createContext, useContext } from 'react'

const OwnName = createContext<string | undefined>(undefined)
/** Provides the name under which the history records changes by the signed-in person. */
export const OwnNameProvider = OwnName.Provider

/** The name of the signed-in person in the history, to tell their own changes from those of others; undefined if it is unknown. */
export const useOwnName = (): string | undefined => useContext(OwnName)
