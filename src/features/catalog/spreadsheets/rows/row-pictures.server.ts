import type { StaffProduct } from '../../product/product.contract.ts'
import type { RowMessage } from '../columns/read-cell.ts'
import type { PictureReference } from './picture-names.ts'
import type { PictureFinder } from './pictures.server.ts'
import type { RowFields } from './row-fields.ts'

type PictureFields = { mainImage?: string | null; images?: string[] }
/** Pictures that a row sets. `shown`: fields with pictures that the import has yet to fetch, for display in the trial. */
export type RowPictures = { fields: PictureFields; shown: PictureFields; notes: RowMessage[] }

/** Looks up the pictures that a row names. Pictures that the product already has are not looked up again. */
export async function findRowPictures(
  pictures: PictureFinder,
  { all, main, gallery }: RowFields['pictures'],
  before: StaffProduct | undefined,
): Promise<RowPictures> {
  const notes: RowMessage[] = []
  const fields: PictureFields = {}
  const shown: PictureFields = {}
  const own = new Set([before?.mainImage, ...(before?.images ?? [])])
  /** `stored`: pictures that the product keeps if none is found. */
  const find = async (sources: readonly PictureReference[], stored: readonly (string | null | undefined)[] = []) => {
    const found = []
    const missing: RowMessage[] = []
    for (const source of sources) {
      const picture = 'own' in source && own.has(source.own) ? { url: source.own } : await pictures.find(source)
      if ('url' in picture || 'later' in picture) found.push(picture)
      if ('later' in picture) notes.push(picture.note)
      else if ('note' in picture) missing.push(picture.note)
    }
    const isKept = found.length === 0 && stored.some(Boolean)
    notes.push(...missing.map(({ key, values }) => ({ key, values: { ...values, isKept } })))
    return sources.length > 0 && found.length === 0 ? undefined : found
  }
  const put = (name: 'mainImage' | 'images', found: Awaited<ReturnType<typeof find>>) => {
    if (!found) return
    const texts = found.map((picture) => ('url' in picture ? picture.url : picture.later))
    const value = name === 'mainImage' ? (texts[0] ?? null) : texts
    const isLater = found.some((picture) => 'later' in picture)
    Object.assign(isLater ? shown : fields, { [name]: value })
  }
  if (all) {
    const found = await find(all, [before?.mainImage, ...(before?.images ?? [])])
    put('mainImage', found?.slice(0, 1))
    // A single picture, as below the heading "Bild", is the main one; the gallery stays.
    if (all.length > 1) put('images', found?.slice(1))
  }
  if (main) put('mainImage', await find(main, [before?.mainImage]))
  if (gallery) put('images', await find(gallery, before?.images))
  return { notes, fields, shown }
}
