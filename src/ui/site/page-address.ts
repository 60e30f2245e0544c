import { pageParameters } from './page-parameters.ts'

const all = Object.values(pageParameters).flatMap((parameters) => Object.entries(parameters))
const names = all.map(([name]) => name)
const canonicalNames = all.filter(([, parameter]) => 'isCanonical' in parameter).map(([name]) => name)

type Place = { pathname: string; search: string }

/** The address of the present page, the same on the server and in a browser, with `added` parameters behind it. */
export function pageAddress(place: Place, added: Record<string, string> = {}): string {
  return addressWith(place, names, added)
}

/** The address under which search engines should know the page. */
export function canonicalAddress(place: Place, added: Record<string, string> = {}): string {
  return addressWith(place, canonicalNames, added)
}

function addressWith({ pathname, search }: Place, names: readonly string[], added: Record<string, string>): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  for (const [name, value] of Object.entries(added)) kept.set(name, value)
  const query = kept.toString()
  return query ? `${pathname}?${query}` : pathname
}
