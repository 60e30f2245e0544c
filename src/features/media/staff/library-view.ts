import { foldText } from '#kit/text/fold-text.ts'
import type { LibraryImage } from '../image.contract.ts'

export const libraryFilters = ['all', 'product', 'category', 'other', 'undescribed'] as const
export type LibraryFilter = (typeof libraryFilters)[number]
export const librarySorts = ['date', 'name', 'size'] as const
export type LibrarySort = (typeof librarySorts)[number]
/** `standard`: newest first, names from A to Z, largest first. */
export const libraryOrders = ['standard', 'reversed'] as const
export type LibraryOrder = (typeof libraryOrders)[number]
export const libraryLooks = ['grid', 'list'] as const
export type LibraryLook = (typeof libraryLooks)[number]

type View = { search: string; filter: LibraryFilter; sort: LibrarySort; order: LibraryOrder }

/** Pictures that match the search and the filter, sorted. */
export function filterAndSortImages(images: readonly LibraryImage[], { search, filter, sort, order }: View): LibraryImage[] {
  const wanted = foldText(search.trim())
  const found = images.filter((image) => isOf(image, filter) && foldText(image.filename).includes(wanted))
  const sorted = found.sort((one, other) => compare[sort](one, other) || other.id - one.id)
  return order === 'reversed' ? sorted.reverse() : sorted
}

/** True for a descending sort: newest or largest first, names from Z to A. */
export function isDescending(sort: LibrarySort, order: LibraryOrder): boolean {
  return (sort === 'name') === (order === 'reversed')
}

const compare: Record<LibrarySort, (one: LibraryImage, other: LibraryImage) => number> = {
  date: (one, other) => other.createdAt.localeCompare(one.createdAt),
  name: (one, other) => one.filename.localeCompare(other.filename, undefined, { numeric: true }),
  size: (one, other) => other.size - one.size,
}

/** Subcategories count as categories; "other" are pictures that neither products nor categories show. */
function isOf(image: LibraryImage, filter: LibraryFilter): boolean {
  const { usedIn } = image
  const isProducts = usedIn.some(({ kind }) => kind === 'product')
  const isCategories = usedIn.some(({ kind }) => kind === 'category' || kind === 'subcategory')
  return { all: true, product: isProducts, category: isCategories, other: !isProducts && !isCategories, undescribed: !isDescribed(image) }[
    filter
  ]
}

/** True if a picture has a description in at least one language. The translation desk lists the missing languages. */
export function isDescribed({ altDe, altEs, altEn }: Pick<LibraryImage, 'altDe' | 'altEs' | 'altEn'>): boolean {
  return altDe !== '' || altEs !== '' || altEn !== ''
}
