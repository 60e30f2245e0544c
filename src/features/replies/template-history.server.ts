import { change } from '#database/change.server.ts'
import { recordEdit } from '#database/history.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { cutText } from '#kit/text/cut-text.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { templateChangeSchema } from './template.contract.ts'
import { changeTemplate, deleteTemplate, findTemplate } from './template.store.server.ts'
import { refuseUnknownFields, templateError } from './template-rules.server.ts'

/** Characters of a template's text that the trash shows. */
const EXCERPT_LENGTH = 200

/** History adapter of reply templates. */
export function templateHistory(db: Database): HistoryAdapter {
  return {
    kind: 'template',
    derived: [],
    find: (subject) => findTemplate(db, Number(subject)),
    async change(subject, fields, { updatedAt }, edit) {
      const wanted = validateOrRefuse(templateChangeSchema, { ...fields, updatedAt })
      refuseUnknownFields(wanted)
      const changed = await changeTemplate(db, Number(subject), wanted, edit)
      if (changed.ok) return 'done'
      if (changed.problem === 'stale') return 'stale'
      throw templateError(changed.problem)
    },
    trash: {
      kind: 'template',
      async list() {
        const rows = await db.selectFrom('reply_template').selectAll().where('deleted_at', 'is not', null).execute()
        return rows.map(({ id, name_de, text_de, text_es, text_en, deleted_at }) => ({
          ...{ kind: 'template', id, title: name_de, detail: cutText(text_de || text_es || text_en, EXCERPT_LENGTH) },
          ...{ deletedAt: deleted_at ?? '', standsIn: [] },
        }))
      },
      async remove(id, edit) {
        if (!(await deleteTemplate(db, id, edit)).ok) throw templateError('unknown')
      },
      restore: (id, edit) =>
        change(db, async (transaction) => {
          const restored = await transaction
            .updateTable('reply_template')
            .set({ deleted_at: null, updated_at: edit.now.toISOString() })
            .where('id', '=', id)
            .where('deleted_at', 'is not', null)
            .returning('name_de')
            .executeTakeFirst()
          if (!restored) throw new HttpError(404, 'trash.notThere')
          await recordEdit(transaction, edit, { kind: 'template', subject: id, title: restored.name_de, action: 'restored' })
          return { title: restored.name_de, count: 1, newAddress: null }
        }),
      deleteForever: (id, edit) =>
        change(db, async (transaction) => {
          const gone = await transaction
            .deleteFrom('reply_template')
            .where('id', '=', id)
            .where('deleted_at', 'is not', null)
            .returning('name_de')
            .executeTakeFirst()
          if (!gone) return false
          await recordEdit(transaction, edit, { kind: 'template', subject: id, title: gone.name_de, action: 'erased' })
          return true
        }),
      async deleteOlderThan(moment) {
        const gone = await db.deleteFrom('reply_template').where('deleted_at', '<=', moment).returning('id').execute()
        return gone.length
      },
    },
  }
}
