/** The parameters that make another page of it. All others (an advertiser's marks, `lang`) stay out of addresses. */
const pageParameters = ['q', 'page', 'category', 'subcategory', 'view', 'tab', 'product', 'cart', 'sent']
/** `view` shows the same page in another way, the form is one whatever it is about: search engines get each once. */
const canonicalParameters = ['q', 'page', 'category', 'subcategory', 'tab']

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
