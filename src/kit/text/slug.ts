/**
 * Makes a slug from a name: lower case, accents dropped, everything else a hyphen, at most 80 characters.
 *
 * @returns '' if the name has no letter or digit
 */
export function slugFrom(name: string): string {
  return name
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
}

/** Slug from the first name that gives one; Spanish first, since visitors' links are Spanish. */
export function slugFromNames(names: readonly (string | null | undefined)[]): string {
  for (const name of names) {
    const slug = slugFrom(name ?? '')
    if (slug) return slug
  }
  return ''
}
