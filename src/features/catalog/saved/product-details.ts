import { shortHash } from '#kit/codes/short-hash.ts'
import type { ChangedProduct, SavedProduct } from './saved-catalogue.contract.ts'

/** Leaves out the details of a product, and names their version: the browser requests them only if it has others. */
export function toChangedProduct(product: SavedProduct): ChangedProduct {
  const { specs, shortDescription, description, availabilityText, pictures, ...facts } = product
  return { ...facts, details: versionOfDetails(product) }
}

/** Version of a product's details, the same in browsers and on the server. */
export function versionOfDetails({ specs, shortDescription, description, availabilityText, pictures }: SavedProduct): string {
  // The order of the keys may differ.
  const figures = Object.entries(specs).sort(([one], [other]) => (one < other ? -1 : 1))
  const shown = pictures.map(({ url, alt }) => [url, alt])
  return shortHash(JSON.stringify([figures, shortDescription, description, availabilityText, shown]))
}
