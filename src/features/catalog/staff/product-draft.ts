import { type ProductFormValues, readableValues } from './product-form-values.ts'

/**
 * Something typed and not yet saved, kept on this device. Each visit to a form writes a draft of its own, so that
 * neither a second tab nor a fresh start overwrites what has not been looked at yet.
 */
export type ProductDraft = {
  id: string
  /** When it was last typed into, ISO 8601. */
  savedAt: string
  /** The state of the product that it started from; null for a new one. Saving an old draft is then seen to be stale. */
  basedOn: string | null
  values: ProductFormValues
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
const MOST = 5

export const draftKey = (productId: number | undefined) => `draft:product:${productId ?? 'new'}`

/** The drafts of a product, newest first. What cannot be read is left out. */
export function readDrafts(shelf: Shelf, key: string): ProductDraft[] {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(key) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.flatMap((draft: Partial<ProductDraft>) => {
      const values = readableValues(draft?.values)
      if (!values || typeof draft.id !== 'string' || typeof draft.savedAt !== 'string') return []
      return [{ id: draft.id, savedAt: draft.savedAt, basedOn: draft.basedOn ?? null, values }]
    })
  } catch {
    return []
  }
}

/**
 * Keeps a draft in place of its own earlier state; others stay.
 *
 * @returns false when the device cannot keep it
 */
export function keepDraft(shelf: Shelf, key: string, draft: ProductDraft): boolean {
  const others = readDrafts(shelf, key).filter(({ id }) => id !== draft.id)
  return write(shelf, key, [draft, ...others].slice(0, MOST))
}

export function removeDraft(shelf: Shelf, key: string, id: string): void {
  const drafts = readDrafts(shelf, key)
  const others = drafts.filter((draft) => draft.id !== id)
  if (others.length < drafts.length) write(shelf, key, others)
}

function write(shelf: Shelf, key: string, drafts: ProductDraft[]): boolean {
  try {
    if (drafts.length === 0) shelf.removeItem(key)
    else shelf.setItem(key, JSON.stringify(drafts))
    return true
  } catch {
    return false
  }
}
