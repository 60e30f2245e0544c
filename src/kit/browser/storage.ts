/**
 * A browser's storage for this site. It may be forbidden, by throwing at its very name, or full; then the site still works
 * and forgets. This file is part of the early script: keep it small.
 */
export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const onDevice: Place = () => localStorage
/** Kept for one tab, until it is closed; everything else for the whole device. */
export const inTab: Place = () => sessionStorage

/** @returns null where nothing is kept under this key, undefined where nobody may look */
export function readStored(key: string, place = onDevice): string | null | undefined {
  try {
    return place().getItem(key)
  } catch {
    return undefined
  }
}

/** @returns whether the browser keeps it */
export function writeStored(key: string, text: string, place = onDevice): boolean {
  try {
    place().setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Keeps nothing under this key any more. @returns whether the browser has done so */
export function dropStored(key: string, place = onDevice): boolean {
  try {
    place().removeItem(key)
    return true
  } catch {
    return false
  }
}
