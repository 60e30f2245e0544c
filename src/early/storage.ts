/** A browser may forbid storage, by throwing at its very name; the site still works and simply forgets. */
type Place = 'localStorage' | 'sessionStorage'
export const session = 'sessionStorage'

export function read(key: string, place: Place = 'localStorage'): string | null {
  try {
    return window[place].getItem(key)
  } catch {
    return null
  }
}

/** @returns whether the browser keeps it */
export function write(key: string, value: string, place: Place = 'localStorage'): boolean {
  try {
    window[place].setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function isAllowed(): boolean {
  try {
    return !!localStorage
  } catch {
    return false
  }
}
