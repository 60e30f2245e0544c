import type { StoredCatalogue } from '#features/catalog/saved/stored-catalogue.ts'

let shown: StoredCatalogue | undefined

/** Takes the catalogue that all pages show from now on. */
export function showCatalogue(catalogue: StoredCatalogue): void {
  shown = catalogue
}

/** The catalogue that is shown. @throws before one was taken */
export function shownCatalogue(): StoredCatalogue {
  if (!shown) throw new Error('No saved catalogue is shown')
  return shown
}
