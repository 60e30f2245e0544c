import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'

let shown: StoredCatalogue | undefined

/** Sets the catalogue that all pages show from now on. */
export function showCatalogue(catalogue: StoredCatalogue): void {
  shown = catalogue
}

/** Returns the catalogue set by `showCatalogue`. @throws if none was set */
export function shownCatalogue(): StoredCatalogue {
  if (!shown) throw new Error('No saved catalogue is shown')
  return shown
}
