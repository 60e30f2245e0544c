import { changeCatalogue } from '#database/catalogue-version.server.ts'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { nextStamp } from '#database/stamp.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import type { Move } from './order.contract.ts'

/** Moves by what they move. */
export type Moves = Partial<Record<'product' | 'category' | 'subcategory', readonly Move[]>>

/**
 * Gives things other positions, all or none.
 *
 * @returns 'stale' when one of them is gone or no longer where the sender saw it
 */
export async function changeOrder(db: Database, moves: Moves, edit: Edit): Promise<Result<undefined, 'stale-order'>> {
  const all = (['product', 'category', 'subcategory'] as const).flatMap((kind) => moves[kind]?.map((move) => ({ kind, ...move })) ?? [])
  return changeCatalogue(db, async (transaction) => {
    for (const { kind, id, from, to } of all) {
      const row = await transaction
        // The three tables have these columns in common; the type of one of them is enough to ask for them.
        .selectFrom(kind as 'product')
        .select(['sort_order', 'name_de', 'updated_at'])
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      if (row?.sort_order !== from) return fail('stale-order')
      await transaction
        .updateTable(kind as 'product')
        .set({ sort_order: to, updated_at: nextStamp(edit.now, row.updated_at) })
        .where('id', '=', id)
        .execute()
      const places = { before: { sortOrder: from }, after: { sortOrder: to } }
      await recordEdit(transaction, edit, { kind, subject: id, title: row.name_de, action: 'changed', ...places })
    }
    return ok(undefined)
  })
}
