/**
 * The parameters that make another page of it. All others (an advertiser's, `lang`) stay out of addresses. The first
 * five make another page for search engines too; `view` shows the same one in another way, and the form is one whatever
 * it is about.
 */
const pageParameters = 'q page category subcategory tab view product quantity cart sent'.split(' ')
const canonicalParameters = pageParameters.slice(0, 5)

type Place = { pathname: string; search: string }

/** The address of the present page, the same on the server and in a browser, with `added` parameters behind it. */
export function pageAddress(place: Place, added: Record<string, string> = {}): string {
  return addressWith(place, pageParameters, added)
}

/** The address under which search engines should know the page. */
export function canonicalAddress(place: Place, added: Record<string, string> = {}): string {
  return addressWith(place, canonicalParameters, added)
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
