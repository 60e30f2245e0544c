import type { Database } from '#database/schema.ts'
import { memoize } from '#kit/memoize.ts'
import type { EntityProblem, Names } from '../../entity/entity.server.ts'
import { liveRowsOf } from '../../entity/entity.server.ts'
import { refuseTrashedParent } from '../../entity/entity-trash.store.server.ts'
import type { IsInLibrary } from '../../entity/new-pictures.server.ts'
import { databaseLookups, type Lookups } from '../../entity/planned-write.server.ts'
import { baseSlugOf, isReserved, numberedSlug } from '../../entity/slug.store.server.ts'
import { products } from '../product.store.server.ts'
import type { ProductFields } from '../product-rules.ts'

/** Rows per read; other requests run in between. */
const BATCH_SIZE = 2000

/** Lookups for the rows of a batch, which also take into account the slugs and article numbers of earlier rows. */
export type BatchLookups = {
  lookups: Lookups<ProductFields>
  isInLibrary: IsInLibrary
  /** Slug for a product from the trash: its own slug, or a new slug if another product has it or it redirects to another product. */
  chooseRestoredSlug(product: { id: number; slug: string }, names: Names): Promise<string>
  findSkuProblem(sku: string | null, ownId: number | undefined): Promise<EntityProblem | undefined>
  /** Reads together who has these article numbers. Others are read one by one when `findSkuProblem` needs them. */
  readSkus(skus: readonly string[]): Promise<void>
  /** Throws the HttpError of `refuseTrashedParent`. */
  refuseTrashedParent(kind: 'category' | 'subcategory', id: number | null): Promise<void>
  /** Reserves the slug and article number of a planned row. `ownId`: undefined for a new product. */
  claim(taken: { slug: string; sku: string | null }, ownId: number | undefined): void
}

/** Product that has a slug or article number: its id, or 'batch' for a new product of the batch. */
type Holder = number | 'batch'

/**
 * Makes the lookups of a batch. Categories, slugs, article numbers and pictures are read once for all rows.
 *
 * @param pause yields to the event loop between two reads of many rows
 */
export function batchLookups(db: Database, { isInLibrary, pause }: { isInLibrary: IsInLibrary; pause: () => Promise<void> }): BatchLookups {
  const single = databaseLookups(db, products.entity)
  const places = memoize((place: string) => {
    const [categoryId, subcategoryId] = JSON.parse(place) as [number, number | null]
    return single.findProblem({ categoryId, subcategoryId } as ProductFields)
  })
  const pictures = memoize(isInLibrary)
  let slugBook: Promise<SlugBook> | undefined
  const slugs = () => (slugBook ??= readSlugs(db, pause))
  const parents = memoize((parent: string) => {
    const [kind, id] = JSON.parse(parent) as ['category' | 'subcategory', number | null]
    return refuseTrashedParent(db, kind, id)
  })
  const skuHolders = new Map<string, number | undefined>()
  const readSkus = async (skus: readonly string[]) => {
    const missing = [...new Set(skus)].filter((sku) => !skuHolders.has(sku))
    if (missing.length === 0) return
    for (const sku of missing) skuHolders.set(sku, undefined)
    for (const { id, sku } of await liveRowsOf(db, 'product').select(['id', 'sku']).where('sku', 'in', missing).execute())
      skuHolders.set(sku as string, id)
  }
  const claimedSlugs = new Map<string, Holder>()
  const claimedSkus = new Map<string, Holder>()
  const isOthers = (holder: Holder | undefined, ownId: number | undefined) => holder !== undefined && holder !== ownId
  const isUsed = ({ live, moved }: SlugBook, slug: string, ownId: number | undefined) =>
    isOthers(live.get(slug), ownId) || isOthers(moved.get(slug), ownId) || isOthers(claimedSlugs.get(slug), ownId)

  return {
    lookups: {
      changesSince: single.changesSince,
      findProblem: ({ categoryId, subcategoryId }) => places(JSON.stringify([categoryId, subcategoryId])),
      async isSlugFree(slug, ownId) {
        return !isReserved(slug) && !isOthers((await slugs()).live.get(slug), ownId) && !isOthers(claimedSlugs.get(slug), ownId)
      },
      async makeSlug(names, ownId) {
        const book = await slugs()
        return numberedSlug(baseSlugOf('product', names), (slug) => isUsed(book, slug, ownId))
      },
    },
    isInLibrary: pictures,
    async chooseRestoredSlug({ id, slug }, names) {
      const book = await slugs()
      const isFree = !isReserved(slug) && !isUsed(book, slug, id)
      return isFree ? slug : numberedSlug(baseSlugOf('product', names), (one) => isUsed(book, one, undefined))
    },
    async findSkuProblem(sku, ownId) {
      if (sku === null) return undefined
      if (isOthers(claimedSkus.get(sku), ownId)) return 'sku-taken'
      await readSkus([sku])
      return isOthers(skuHolders.get(sku), ownId) ? 'sku-taken' : undefined
    },
    readSkus,
    refuseTrashedParent: (kind, id) => parents(JSON.stringify([kind, id])),
    claim({ slug, sku }, ownId) {
      claimedSlugs.set(slug, ownId ?? 'batch')
      if (sku !== null) claimedSkus.set(sku, ownId ?? 'batch')
    },
  }
}

type SlugBook = { live: Map<string, number>; moved: Map<string, number> }

async function readSlugs(db: Database, pause: () => Promise<void>): Promise<SlugBook> {
  const live = new Map<string, number>()
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await liveRowsOf(db, 'product').select(['id', 'slug']).where('id', '>', last).orderBy('id').limit(BATCH_SIZE).execute()
    for (const { id, slug } of rows) live.set(slug, id)
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === BATCH_SIZE
    await pause()
  }
  const redirects = await db.selectFrom('slug_redirect').select(['slug', 'target_id']).where('kind', '=', 'product').execute()
  return { live, moved: new Map(redirects.map(({ slug, target_id }) => [slug, target_id])) }
}
