import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Database } from '#database/schema.ts'
import { staffText } from '#i18n/staff.ts'
import { validateOrRefuse } from '#platform/http/validate.server.ts'
import { deleteUnusedDocuments } from './documents/document.store.server.ts'
import { type SettingRules, settingInputSchema } from './setting.contract.ts'
import { listSettings, storeSetting } from './setting.store.server.ts'
import { isOwnerSetting } from './setting-keys.ts'
import { settingName } from './setting-names.ts'

/**
 * History adapter of settings. Settings have no trash: one without a value is empty, not deleted. Purging deletes the documents that
 * no certificate has referred to since then.
 */
export function settingHistory({ db, write, rules }: { db: Database; write: CatalogueWrite; rules: SettingRules }): HistoryAdapter {
  return {
    kind: 'setting',
    derived: [],
    isChangedByOwners: isOwnerSetting,
    nameField: (key, _field, language) => settingName(key, staffText(language), language),
    find: async (subject) => ({ value: (await listSettings(db)).find(({ key }) => key === subject)?.value ?? '' }),
    async change(subject, { value }, seen, edit) {
      const saved = await storeSetting(
        write,
        validateOrRefuse(settingInputSchema(rules), { key: subject, value, was: String(seen.value) }),
        edit,
      )
      return saved.ok ? 'done' : saved.problem
    },
    purgeOlderThan: (moment) => deleteUnusedDocuments(db, moment),
  }
}
