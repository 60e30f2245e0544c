import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { CatalogueWrite, RecordEdit } from '#database/catalogue-write.server.ts'
import { nextStamp } from '#database/change.server.ts'
import type { Edit } from '#database/history.server.ts'
import { type MergeResult, mergeSince } from '#database/merge-since.server.ts'
import type { CatalogueTransaction, Database } from '#database/schema.ts'
import { fail, ok } from '#kit/result.ts'
import { versionedCache } from '#platform/pages/versioned-cache.server.ts'
import {
  basisOf,
  defaultFields,
  fieldsOf,
  numberFields,
  type SettingFields,
  type SizingBasis,
  type SizingSettingKey,
  sizingSettingKeys,
} from './setting-fields.ts'
import {
  parseStoredFields,
  problemsOfSetting,
  type SettingChange,
  type SettingProblems,
  type SizingSetting,
} from './sizing-setting.contract.ts'

/** Creates a function that reads the basis of sizing, cached until the catalogue's version changes. */
export function makeSizingBasisReader(db: Database, changes: CatalogueVersion): () => Promise<SizingBasis> {
  const kept = versionedCache<SizingBasis>(changes, 1, () => 1)
  return () =>
    kept.getOrMake('basis', async () => {
      const changed = (await listSizingSettings(db)).flatMap(({ key, fields, updatedAt }) =>
        updatedAt === null ? [] : [[key, { fields, updatedAt }] as const],
      )
      return basisOf(new Map(changed))
    })
}

/** Lists all settings in the order of the page, also those with their defaults. */
export async function listSizingSettings(db: Database): Promise<SizingSetting[]> {
  const rows = await db.selectFrom('sizing_setting').selectAll().execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return sizingSettingKeys.map((key) => settingOf(key, byKey.get(key)))
}

export async function findSizingSetting(db: Database, key: SizingSettingKey): Promise<SizingSetting> {
  return settingOf(key, await db.selectFrom('sizing_setting').selectAll().where('key', '=', key).executeTakeFirst())
}

/**
 * Changes fields of a setting, merged with later changes by others. If others changed the source meanwhile, a changed figure is a
 * conflict, so that nobody saves a figure under a source that they have not seen.
 */
export async function changeSizingSetting(
  write: CatalogueWrite,
  key: SizingSettingKey,
  { updatedAt, ...change }: SettingChange,
  edit: Edit,
): Promise<MergeResult<SizingSetting, 'unfit'> & { unfit?: SettingProblems }> {
  const sent = Object.fromEntries(fieldsOf(key).map((field) => [field, change[field]])) as Partial<SettingFields>
  const [unfit, ...others] = problemsOfSetting(key, sent)
  return write(edit, async (transaction, recordChange) => {
    if (unfit) return { ...fail('unfit'), unfit: [unfit, ...others] }
    const before = await findSizingSetting(transaction, key)
    const began = { kind: 'sizing', subject: key, updatedAt } as const
    const stored = { ...before.fields, updatedAt: before.updatedAt }
    const { changes, conflicts } = await mergeSince(transaction, began, { sent, stored, sourceFields: { source: numberFields } })
    if (conflicts.length > 0) return { ...fail('stale'), conflicts }
    if (Object.keys(changes).length === 0) return ok(before)
    return ok(await put({ transaction, recordChange, edit }, before, { ...before.fields, ...changes }))
  })
}

export async function resetSizingSetting(write: CatalogueWrite, key: SizingSettingKey, edit: Edit): Promise<SizingSetting> {
  return write(edit, async (transaction, recordChange) => {
    const before = await findSizingSetting(transaction, key)
    return before.updatedAt === null ? before : put({ transaction, recordChange, edit }, before, defaultFields(key))
  })
}

type Writing = { transaction: CatalogueTransaction; recordChange: RecordEdit; edit: Edit }

/** Stores a setting and records the change. A setting with its defaults has no row, so that later versions can improve them. */
async function put({ transaction, recordChange, edit }: Writing, before: SizingSetting, fields: SettingFields): Promise<SizingSetting> {
  const { key, first, updatedAt } = before
  const isFirst = fieldsOf(key).every((field) => fields[field] === first[field])
  const updated_at = updatedAt ? nextStamp(edit.now, updatedAt) : edit.now.toISOString()
  const row = { key, fields: JSON.stringify(fields), updated_at }
  if (isFirst) await transaction.deleteFrom('sizing_setting').where('key', '=', key).execute()
  else
    await transaction
      .insertInto('sizing_setting')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ fields: row.fields, updated_at }))
      .execute()
  const after = settingOf(key, isFirst ? undefined : row)
  const recorded = ({ fields: of }: SizingSetting) => ({ ...of, updatedAt: updated_at })
  const what = { kind: 'sizing', subject: key, title: after.fields.nameEs ?? key } as const
  await recordChange({ ...what, action: 'changed', before: recorded(before), after: recorded(after) })
  return after
}

function settingOf(key: SizingSettingKey, row: { fields: string; updated_at: string } | undefined): SizingSetting {
  const first = defaultFields(key)
  return { key, first, fields: row ? parseStoredFields(key, row.fields) : first, updatedAt: row?.updated_at ?? null }
}
