/** A browser may forbid storage, by throwing at its very name; the site still works and simply forgets. */
type Place = () => Storage
export const local: Place = () => localStorage
export const session: Place = () => sessionStorage

export function read(key: string, place = local): string | null {
  return safe(() => place().getItem(key)) ?? null
}

export function write(key: string, value: string, place = local): void {
  safe(() => place().setItem(key, value))
}

export function isAllowed(place: Place): boolean {
  return safe(place) !== undefined
}

function safe<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
