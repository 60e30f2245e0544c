import { changeCatalogue } from '#database/catalogue-version.server.ts'
import type { Edit } from '#database/edit.ts'
import { recordEdit } from '#database/history.server.ts'
import type { Database } from '#database/schema.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { settingKeys } from './keys.ts'
import type { Setting, SettingInput } from './setting.contract.ts'

/** The settings that have a value, in the order of keys.ts. */
export async function listSettings(db: Database): Promise<Setting[]> {
  const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute()
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return settingKeys.flatMap((key) => {
    const value = values.get(key)
    return value === undefined ? [] : [{ key, value }]
  })
}

export async function saveSetting(db: Database, input: SettingInput, edit: Edit): Promise<Setting> {
  return changeCatalogue(db, (transaction) => writeSetting(transaction, input, edit))
}

/** Saves a setting only while it still has the value that somebody saw. */
export async function saveSettingOver(db: Database, input: SettingInput, seen: string, edit: Edit): Promise<Result<Setting, 'stale'>> {
  return changeCatalogue(db, async (transaction) => {
    const now = await transaction.selectFrom('site_setting').select('value').where('key', '=', input.key).executeTakeFirst()
    return (now?.value ?? '') === seen ? ok(await writeSetting(transaction, input, edit)) : fail('stale')
  })
}

async function writeSetting(transaction: Database, { key, value }: SettingInput, edit: Edit): Promise<Setting> {
  const before = await transaction.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  const updated_at = edit.now.toISOString()
  await transaction
    .insertInto('site_setting')
    .values({ key, value, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
  const change = { before: { value: before?.value ?? '' }, after: { value } }
  await recordEdit(transaction, edit, { kind: 'setting', subject: key, title: key, action: 'changed', ...change })
  return { key, value }
}
