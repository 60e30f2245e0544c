import type { Selectable } from 'kysely'
import type { ShownPicture } from '#api/fields.ts'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import { change, nextStamp } from '#database/change.server.ts'
import type { Edit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import { toColumns } from '#database/naming.ts'
import type { Database, Tables } from '#database/schema.ts'
import type { Language } from '#i18n/language.ts'
import { fail, ok } from '#kit/result.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import type { Image, ImageChange, UploadedImage } from './image.contract.ts'
import { viewCode } from './picture-view.ts'
import type { PictureDescription } from './picture-work.server.ts'
import { parsePictureUrl, renditionUrl } from './rendition.ts'

export type NewPicture = {
  filename: string
  bytes: Uint8Array
  description: PictureDescription
  /** Text alternative of a picture that the library does not have yet. */
  alt?: { language: Language; text: string } | undefined
}

/** The library, newest first. */
export async function listImages(db: Database): Promise<Image[]> {
  const rows = await db
    .selectFrom('image')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toImage)
}

/**
 * Adds pictures to the library, all or none. Content that the library or its trash already has is not stored twice: the image
 * is reused.
 *
 * @returns the images in the given order, each once
 */
export async function storePictures(
  { db, write }: { db: Database; write: CatalogueWrite },
  pictures: readonly NewPicture[],
  now: Date,
): Promise<UploadedImage[]> {
  const store = (isPublic: boolean) => async (transaction: Database) => {
    const images = new Map<number, UploadedImage>()
    let isOneBack = false
    for (const picture of pictures) {
      const { row, wasKnown, isBack } = await storePicture(transaction, picture, now.toISOString())
      isOneBack ||= isBack
      // If an upload contains a picture twice, the picture counts as new.
      if (!images.has(row.id)) images.set(row.id, { ...toImage(row), wasKnown })
    }
    return { ok: isPublic || !isOneBack, images: [...images.values()] }
  }
  const stored = await change(db, store(false))
  // A picture restored from the trash appears at once on pages that still refer to it, so cached pages are invalidated.
  return (stored.ok ? stored : await write({ now, by: null }, store(true))).images
}

export async function findImage(db: Database, id: number): Promise<Image | undefined> {
  const row = await db.selectFrom('image').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
  return row && toImage(row)
}

/** True if an address belongs to a picture in the library, outside of its trash. */
export async function isInLibrary(db: Database, address: string): Promise<boolean> {
  return (await describePictures(db, [address])).has(address)
}

/**
 * The pictures at these addresses as pages show them, with their text alternatives. Addresses without a picture, or with one in
 * the trash, are left out.
 */
export async function describePictures(db: Database, addresses: readonly string[]): Promise<Map<string, ShownPicture>> {
  const keyOf = (address: string) => parsePictureUrl(address)?.key ?? ''
  const keys = [...new Set(addresses.map(keyOf))].filter((key) => key !== '')
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('image')
    .select(['key', 'alt_de as altDe', 'alt_es as altEs', 'alt_en as altEn', 'focus', 'crop'])
    .where('key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute()
  const shown = new Map(rows.map(({ key, focus, crop, ...texts }) => [key, { ...texts, url: shownUrl(key, viewCode({ focus, crop })) }]))
  return new Map(
    addresses.flatMap((address) => {
      const picture = shown.get(keyOf(address))
      return picture ? [[address, picture]] : []
    }),
  )
}

/**
 * Changes the given text alternatives, crop and focal point of an image. Fails as 'stale' if somebody else has set one of these
 * fields to another value meanwhile.
 */
export async function changeImage(
  write: CatalogueWrite,
  id: number,
  { updatedAt, ...sent }: ImageChange,
  edit: Edit,
): Promise<MergeResult<Image, 'unknown'>> {
  return write(edit, async (transaction, recordChange) => {
    const before = await findImage(transaction, id)
    if (!before) return fail('unknown')
    const { changes, conflicts } = await mergeSince(transaction, { kind: 'image', subject: id, updatedAt }, { sent, stored: before })
    if (conflicts.length > 0) return { ...fail('stale'), conflicts }
    if (Object.keys(changes).length === 0) return ok(before)
    const row = await transaction
      .updateTable('image')
      .set({ ...toColumns<Row>(changes), updated_at: nextStamp(edit.now, before.updatedAt) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = toImage(row)
    await recordChange({ kind: 'image', subject: id, title: row.filename, action: 'changed', before, after })
    return ok(after)
  })
}

/**
 * Puts an image into the trash. Its address stops working, even where pages refer to it.
 *
 * @throws HttpError when there is no such image
 */
export function deleteImage(write: CatalogueWrite, id: number, edit: Edit): Promise<void> {
  const stamp = edit.now.toISOString()
  return write(edit, async (transaction, recordChange) => {
    const deleted = await transaction
      .updateTable('image')
      .set({ deleted_at: stamp, updated_at: stamp })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('filename')
      .executeTakeFirst()
    if (!deleted) throw new HttpError(404, 'problem.notFound')
    await recordChange({ kind: 'image', subject: id, title: deleted.filename, action: 'deleted' })
  })
}

/** File of an image with name and type; undefined if it does not exist or is in the trash. */
export async function findOriginal(db: Database, id: number): Promise<{ filename: string; mime: string; bytes: Uint8Array } | undefined> {
  return db
    .selectFrom('image')
    .innerJoin('image_content', 'image_content.image_id', 'image.id')
    .select(['image.filename', 'image.mime', 'image_content.bytes'])
    .where('image.id', '=', id)
    .where('image.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Image by the key in its address; undefined if it does not exist or is in the trash. */
export async function findImageByKey(db: Database, key: string): Promise<Image | undefined> {
  const row = await db.selectFrom('image').selectAll().where('key', '=', key).where('deleted_at', 'is', null).executeTakeFirst()
  return row && toImage(row)
}

/** Id and view code of an image, by the key in its address; undefined if it does not exist or is in the trash. */
export async function findShownImage(db: Database, key: string): Promise<{ id: number; view: string } | undefined> {
  const found = await db
    .selectFrom('image')
    .select(['id', 'focus', 'crop'])
    .where('key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found && { id: found.id, view: viewCode(found) }
}

/** The file as uploaded, with the camera's metadata but the position: for conversion and for staff, never for visitors. */
export async function getOriginal(db: Database, id: number): Promise<Uint8Array> {
  return (await db.selectFrom('image_content').select('bytes').where('image_id', '=', id).executeTakeFirstOrThrow()).bytes
}

type Row = Selectable<Tables['image']>

async function storePicture(
  transaction: Database,
  { filename, bytes, description, alt }: NewPicture,
  moment: string,
): Promise<{ row: Row; wasKnown: boolean; isBack: boolean }> {
  const known = await findByContent(transaction, description.key)
  if (known?.deleted_at) return { row: await restore(transaction, known.id, moment), wasKnown: false, isBack: true }
  if (known) return { row: known, wasKnown: true, isBack: false }
  const { key, mime, width, height } = description
  const added = await transaction
    .insertInto('image')
    .values({
      ...{ key, filename, mime, width, height, size: bytes.length },
      ...{
        alt_de: '',
        alt_es: '',
        alt_en: '',
        ...(alt ? { [`alt_${alt.language}`]: alt.text } : {}),
        created_at: moment,
        updated_at: moment,
        deleted_at: null,
      },
    })
    .onConflict((conflict) => conflict.column('key').where('deleted_at', 'is', null).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!added) {
    // Another server has added the same picture in the meantime.
    const row = await transaction
      .selectFrom('image')
      .selectAll()
      .where('key', '=', key)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { row, wasKnown: true, isBack: false }
  }
  await transaction
    .insertInto('image_content')
    .values({ image_id: added.id, bytes: Buffer.from(bytes) })
    .execute()
  return { row: added, wasKnown: false, isBack: false }
}

// Compares the content part of the key only, since the computation of the mean colour may change.
async function findByContent(transaction: Database, key: string): Promise<Row | undefined> {
  const rows = await transaction
    .selectFrom('image')
    .selectAll()
    .where('key', 'like', `${key.slice(0, 20)}%`)
    .orderBy('id', 'desc')
    .execute()
  return rows.find((row) => row.deleted_at === null) ?? rows[0]
}

async function restore(transaction: Database, id: number, moment: string): Promise<Row> {
  return transaction
    .updateTable('image')
    .set({ deleted_at: null, created_at: moment, updated_at: moment })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const shownUrl = (key: string, view: string) => renditionUrl(view ? `${key}-${view}` : key, 960, 'jpg', false)

function toImage(row: Row): Image {
  return {
    id: row.id,
    filename: row.filename,
    url: renditionUrl(row.key, 960, 'jpg', false),
    size: row.size,
    width: row.width,
    height: row.height,
    altDe: row.alt_de,
    altEs: row.alt_es,
    altEn: row.alt_en,
    focus: row.focus,
    crop: row.crop,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
