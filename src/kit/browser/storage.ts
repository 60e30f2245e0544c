/**
 * A browser's storage for this site. Access may be forbidden (the property itself throws) or the storage full; then the site works
 * without it. This file is part of the early script (src/early), which every public page loads: keep it small.
 */
export type StoragePlace = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** Local storage, which lasts until the visitor deletes it. The default of the functions below. */
export const onDevice: StoragePlace = () => localStorage
/** Session storage, which lasts until the tab is closed. */
export const inTab: StoragePlace = () => sessionStorage

/** @returns null if nothing is stored under this key, undefined if access is forbidden */
export function readStored(key: string, place = onDevice): string | null | undefined {
  try {
    return place().getItem(key)
  } catch {
    return undefined
  }
}

/** @returns true if the browser stored it */
export function writeStored(key: string, text: string, place = onDevice): boolean {
  try {
    place().setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * Deletes a key.
 *
 * @returns false if access is forbidden
 */
export function dropStored(key: string, place = onDevice): boolean {
  try {
    place().removeItem(key)
    return true
  } catch {
    return false
  }
}
