import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { toHttpError } from './sizing-setting.api.server.ts'
import { settingChangeSchema, sizingSettingParams } from './sizing-setting.contract.ts'
import { changeSizingSetting, findSizingSetting } from './sizing-setting.store.server.ts'

/** History adapter of the settings of sizing: assumptions and appliances. */
export function sizingHistory(db: Database, write: CatalogueWrite): HistoryAdapter {
  return {
    kind: 'sizing',
    derived: [],
    async find(subject) {
      const known = sizingSettingParams.safeParse({ key: subject })
      if (!known.success) return undefined
      const { fields, updatedAt } = await findSizingSetting(db, known.data.key)
      return { ...fields, updatedAt }
    },
    async change(subject, fields, seen, edit) {
      const { key } = validateOrRefuse(sizingSettingParams, { key: subject })
      // The contract requires a source with each changed figure: the current one, unless the undo changes the source too.
      const { source } = (await findSizingSetting(db, key)).fields
      const sent = validateOrRefuse(settingChangeSchema, { source, ...fields, updatedAt: seen.updatedAt })
      const changed = await changeSizingSetting(write, key, sent, edit)
      if (!changed.ok && changed.unfit) throw toHttpError(changed.unfit)
      return changed.ok ? 'done' : 'stale'
    },
  }
}
