import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import { restoreRow } from '#database/change.server.ts'
import { type Edit, recordEdit } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { isUniqueViolation } from '#database/violations.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { imageTextsSchema } from './image.contract.ts'
import { changeImage, deleteImage, findImage } from './image.store.server.ts'
import { RENDITION_VERSION } from './picture-process.server.ts'

/** History adapter of pictures. Purging one deletes its original and its renditions too. */
export function imageHistory({ db, write, dataDir }: { db: Database; write: CatalogueWrite; dataDir: string }): HistoryAdapter {
  return {
    kind: 'image',
    derived: [],
    find: (subject) => findImage(db, Number(subject)),
    async change(subject, fields, seen, edit) {
      const now: (Record<string, unknown> & { updatedAt: string }) | undefined = await findImage(db, Number(subject))
      if (!now || Object.keys(fields).some((field) => now[field] !== seen[field])) return 'stale'
      const changed = await changeImage(
        write,
        Number(subject),
        { ...validateOrRefuse(imageTextsSchema, fields), updatedAt: now.updatedAt },
        edit,
      )
      return changed.ok ? 'done' : 'stale'
    },
    trash: {
      kind: 'image',
      async list() {
        const rows = await db
          .selectFrom('image')
          .select(['id', 'filename', 'width', 'height', 'deleted_at'])
          .where('deleted_at', 'is not', null)
          .execute()
        return rows.map(({ id, filename, width, height, deleted_at }) => ({
          ...{ kind: 'image', id, title: filename, detail: `${width} × ${height}`, deletedAt: deleted_at ?? '' },
          standsIn: [],
        }))
      },
      remove: (id, edit) => deleteImage(write, id, edit),
      restore: (id, edit) =>
        write(edit, async (transaction, recordChange) => {
          const restored = await restoreRow(transaction, 'image', id, edit.now)
          if (!restored) throw new HttpError(404, 'trash.notThere')
          await recordChange({ kind: 'image', subject: id, title: restored.filename, action: 'restored' })
          return { title: restored.filename, count: 1, newAddress: null }
        }).catch((error: unknown) => {
          if (isUniqueViolation(error, 'image.key')) throw new HttpError(409, 'trash.pictureThere')
          throw error
        }),
      async deleteForever(id, edit) {
        const found = await db.selectFrom('image').select('id').where('id', '=', id).where('deleted_at', 'is not', null).execute()
        return (await deleteAll(found, edit)) > 0
      },
      async deleteOlderThan(moment) {
        return deleteAll(await db.selectFrom('image').select('id').where('deleted_at', '<=', moment).execute())
      },
    },
  }

  /** Deletes images one by one, since originals are large. After a failure, earlier deletions stay done. Returns their number. */
  async function deleteAll(images: readonly { id: number }[], edit?: Edit): Promise<number> {
    let count = 0
    for (const { id } of images) {
      // Deleting the row deletes the original. Somebody may have restored the picture in the meantime.
      const gone = await db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom('image')
          .where('id', '=', id)
          .where('deleted_at', 'is not', null)
          .returning(['key', 'filename'])
          .executeTakeFirst()
        if (row && edit) await recordEdit(transaction, edit, { kind: 'image', subject: id, title: row.filename, action: 'erased' })
        return row
      })
      if (!gone) continue
      count += 1
      const renditions = join(dataDir, 'renditions', String(RENDITION_VERSION), gone.key.slice(0, 2), gone.key)
      // Renditions are only a cache, so a failing disk does not matter.
      await rm(renditions, { recursive: true, force: true }).catch(() => {})
    }
    return count
  }
}
