import { pageParameters } from './page-parameters.ts'

/** Parameters of the page at a path; the same name may mean something else on another page. */
const parametersOf = (pathname: string) => Object.entries((pageParameters as Record<string, Record<string, object>>)[pathname] ?? {})

type Place = { pathname: string; search: string }

/**
 * Address of the current page with the parameters that it knows, followed by `added`. Leaves out parameters about what the
 * visitor has just sent. The same on the server and in a browser.
 */
export function pageAddress(place: Place, added: Record<string, string> = {}): string {
  const lasting = parametersOf(place.pathname).filter(([, parameter]) => !('isSaidOnce' in parameter))
  return addressWith(
    place,
    lasting.map(([name]) => name),
    added,
  )
}

/** Address under which search engines should index the page. */
export function canonicalAddress(place: Place, added: Record<string, string> = {}): string {
  const canonical = parametersOf(place.pathname).filter(([, parameter]) => 'isCanonical' in parameter)
  return addressWith(
    place,
    canonical.map(([name]) => name),
    added,
  )
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
