import { change, restoreRow } from '#database/change.server.ts'
import { recordEdit } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { inquiryChangeSchema } from '../inquiry.contract.ts'
import { changeInquiry, deleteInquiry, findInquiry } from './inquiry.store.server.ts'

const EXCERPT_LENGTH = 200

/** History adapter of inquiries. Only staff move them to the trash, so only inquiries that staff have seen are purged. */
export function inquiryHistory(db: Database, dropMail: (transaction: Database, id: number) => Promise<void>): HistoryAdapter {
  return {
    kind: 'inquiry',
    derived: [],
    find: (subject) => findInquiry(db, Number(subject)),
    async change(subject, fields, { updatedAt }, edit) {
      const changed = await changeInquiry(db, Number(subject), validateOrRefuse(inquiryChangeSchema, { ...fields, updatedAt }), edit)
      if (changed.ok) return 'done'
      if (changed.problem === 'stale') return 'stale'
      throw new HttpError(404, 'problem.notFound')
    },
    trash: {
      kind: 'inquiry',
      async list() {
        const rows = await db
          .selectFrom('inquiry')
          .select(['id', 'name', 'message', 'deleted_at'])
          .where('deleted_at', 'is not', null)
          .execute()
        return rows.map(({ id, name, message, deleted_at }) => {
          const detail = cutText(message, EXCERPT_LENGTH)
          return { kind: 'inquiry', id, title: name, detail, deletedAt: deleted_at ?? '', standsIn: [] }
        })
      },
      async remove(id, edit) {
        if (!(await deleteInquiry(db, id, edit)).ok) throw new HttpError(404, 'problem.notFound')
      },
      restore: (id, edit) =>
        change(db, async (transaction) => {
          const restored = await restoreRow(transaction, 'inquiry', id, edit.now)
          if (!restored) throw new HttpError(404, 'trash.notThere')
          await recordEdit(transaction, edit, { kind: 'inquiry', subject: id, title: restored.name, action: 'restored' })
          return { title: restored.name, count: 1, newAddress: null }
        }),
      deleteForever: (id, edit) =>
        change(db, async (transaction) => {
          const [gone] = await transaction
            .deleteFrom('inquiry')
            .where('id', '=', id)
            .where('deleted_at', 'is not', null)
            .returning(['id', 'code'])
            .execute()
          if (!gone) return false
          await forgetPerson(transaction, gone)
          await dropMail(transaction, gone.id)
          await recordEdit(transaction, edit, { kind: 'inquiry', subject: id, title: gone.code, action: 'erased' })
          return true
        }),
      deleteOlderThan: (moment) =>
        change(db, async (transaction) => {
          const gone = await transaction.deleteFrom('inquiry').where('deleted_at', '<=', moment).returning(['id', 'code']).execute()
          for (const one of gone) {
            await forgetPerson(transaction, one)
            await dropMail(transaction, one.id)
          }
          return gone.length
        }),
    },
  }
}

/** Removes personal data from the history of a purged inquiry. Authors, actions and times stay; the code replaces the name. */
async function forgetPerson(transaction: Database, { id, code }: { id: number; code: string }): Promise<void> {
  await transaction
    .updateTable('edit')
    .set({ title: code, before: '{}', after: '{}' })
    .where('kind', '=', 'inquiry')
    .where('subject', '=', String(id))
    .execute()
}
