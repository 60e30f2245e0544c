import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyRequest } from 'fastify'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { Database } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import type { SourcedRate } from '#kit/exchange-rate.ts'
import { type App, route } from '#platform/http/route.server.ts'
import { cacheAnswers } from '#platform/pages/cache-answers.server.ts'
import { getSavedCatalogue, getSavedSize } from '../calls.ts'
import type { PictureSource } from '../pages/shown-pictures.server.ts'
import { productChanges, visibleRows } from '../product/product-changes.store.server.ts'
import { goodsColumn, toProduct } from '../product/product-row.server.ts'
import { selectVisibleProducts } from '../product/visible-products.store.server.ts'
import { toChangedProduct } from './product-details.ts'
import {
  type SavedCatalogue,
  type SavedProduct,
  type SavedSize,
  savedCatalogueQuerySchema,
  savedCatalogueSchema,
  savedSizeQuerySchema,
  savedSizeSchema,
} from './saved-catalogue.contract.ts'
import { toSavedProduct } from './saved-product.ts'

type Frame = { answers: Record<string, unknown>; words: unknown; rates: readonly SourcedRate[] }
type Dependencies = {
  db: Database
  changes: CatalogueVersion
  pictures: Pick<PictureSource, 'describePictures'>
  /** Reads the data that pages need besides products, in one language: answers of other calls, search words, exchange rates. */
  readFrame: (language: Language) => Promise<Frame>
  hasServiceWorker: boolean
}

/** Products per part: about 60 KB compressed, which take half a minute on a 2G connection. */
const BATCH_SIZE = 200
/**
 * Wait for the smallest form of a part, which is a sixth smaller than the quick one. Only the first reader of a part waits, for less
 * time than the saved bytes would take on a 3G connection.
 */
const COMPRESSION_WAIT_MS = 3000
/** Changes per part. */
const CHANGES_AT_ONCE = 500
/** Mean size of a picture 240 pixels wide in low quality, measured on the demonstration catalogue. */
const PICTURE_BYTES = 2300
const compress = promisify(brotliCompress)

/** Adds the routes by which browsers save the catalogue, part by part (docs/decisions/0055). */
export async function savedCatalogueApi(app: App, { db, changes, pictures, readFrame, hasServiceWorker }: Dependencies): Promise<void> {
  // Parts are the same for all visitors. Answers with `since` or `frame` differ by browser, so they are not cached.
  const isForEverybody = (request: FastifyRequest) => {
    const { since, frame } = request.query as Record<string, unknown>
    return since === undefined && frame === undefined
  }
  cacheAnswers(app, changes, isForEverybody, COMPRESSION_WAIT_MS)
  const feed = productChanges(db, CHANGES_AT_ONCE)

  route(
    app,
    getSavedCatalogue,
    {
      summary: 'Get a part of the catalogue for reading without a connection: the next products, or the changes since a mark',
      query: savedCatalogueQuerySchema,
      answers: { 200: savedCatalogueSchema },
    },
    async ({ query: { language, after = 0, ids, since, frame } }) => {
      const latest = await feed.latest()
      const nothing = { products: [], changed: [], gone: [], isUnknown: false }
      if (since !== undefined && since > latest) return { ...nothing, mark: latest, isLast: true, isUnknown: true }
      const rows = savedProducts(db, language, pictures)
      if (since !== undefined) {
        const { mark, ids, isLast } = await feed.after(since)
        const changed = (await rows.of(ids)).map(toChangedProduct)
        const there = new Set(changed.map(({ id }) => id))
        const part = { ...nothing, mark, isLast, changed, gone: ids.filter((id) => !there.has(id)) }
        return isLast ? { ...part, ...(await changedFrame(frame, language)) } : part
      }
      if (ids) return { ...nothing, mark: latest, isLast: true, products: [...(await rows.of(ids))] }
      const products = [...(await rows.after(after))]
      return { ...nothing, mark: latest, isLast: products.length < BATCH_SIZE, products }
    },
  )

  route(
    app,
    getSavedSize,
    {
      summary: 'Get the approximate size of the saved catalogue in bytes',
      query: savedSizeQuerySchema,
      answers: { 200: savedSizeSchema },
    },
    async ({ query: { language } }) => sizeOf(await savedProducts(db, language, pictures).after(0), language),
  )

  async function changedFrame(held: string | undefined, language: Language): Promise<Pick<SavedCatalogue, 'frame'>> {
    const frame = await readFrame(language)
    const version = createHash('sha256').update(JSON.stringify(frame)).digest('base64url').slice(0, 12)
    return version === held ? {} : { frame: { version, ...frame, rates: [...frame.rates] } }
  }

  /** Estimates the size of all parts from the size of the first. */
  async function sizeOf(first: readonly SavedProduct[], language: Language): Promise<SavedSize> {
    const { count } = await selectVisibleProducts(db)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const products = Number(count)
    const part = await bytesOf(first)
    const shown = first.filter((product) => product.pictures.length > 0).length
    const share = first.length === 0 ? 0 : products / first.length
    const frame = await bytesOf(await readFrame(language))
    return {
      products,
      bytes: Math.round(part * share) + frame,
      pictures: Math.round(shown * share) * PICTURE_BYTES,
      canBeSaved: hasServiceWorker,
    }
  }
}

/** Reads the products that visitors may see in the form in which browsers save them. */
function savedProducts(db: Database, language: Language, { describePictures }: Dependencies['pictures']) {
  return visibleRows(
    db,
    async (products) => {
      const rows = await products.selectAll('product').select(goodsColumn).execute()
      const found = rows.map(({ goods, ...row }) => ({ ...toProduct(row), goods: goods ?? ('other' as const) }))
      const addressesOf = ({ mainImage, images }: (typeof found)[number]) => [
        ...new Set([mainImage, ...images].filter((url) => url !== null)),
      ]
      const there = await describePictures(found.flatMap(addressesOf))
      return found.map((product) => {
        const shown = addressesOf(product).flatMap((url) => {
          const picture = there.get(url)
          return picture ? [{ ...picture, large: null }] : []
        })
        return toSavedProduct({ ...product, pictures: shown }, language)
      })
    },
    BATCH_SIZE,
  )
}

/** Size of an answer in bytes, compressed as well as possible, which is the default of Node. */
const bytesOf = async (answer: unknown): Promise<number> => (await compress(JSON.stringify(answer))).length
