import type { CatalogueWrite, RecordEdit } from '#database/catalogue-write.server.ts'
import type { Edit } from '#database/history.server.ts'
import type { CatalogueTransaction, Database } from '#database/schema.ts'
import { demoPlaceholders } from '#database/seed/read-demo.server.ts'
import { findLastChanges } from '#database/since.server.ts'
import { fail, ok, type Result } from '#kit/result.ts'
import { noteUsedDocuments } from './documents/document.store.server.ts'
import type { HeldSetting, Setting, SettingInput } from './setting.contract.ts'
import { pictureSettings, type SettingKey, settingKeys } from './setting-keys.ts'

/** The stored settings, in the order of setting-keys.ts. A setting that was cleared has the value ''. */
export async function listSettings(db: Database): Promise<Setting[]> {
  const rows = await db.selectFrom('site_setting').select(['key', 'value']).execute()
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  return settingKeys.flatMap((key) => {
    const value = values.get(key)
    return value === undefined ? [] : [{ key, value }]
  })
}

/** The stored settings, each with author and time of its last change. */
export async function listHeldSettings(db: Database): Promise<HeldSetting[]> {
  const [settings, last] = [await listSettings(db), await findLastChanges(db, 'setting')]
  const placeholders = demoPlaceholders()
  return settings.map((setting) => ({
    ...setting,
    changedBy: last.get(setting.key),
    ...(placeholders.has(setting.value.trim()) ? { isPlaceholder: true as const } : {}),
  }))
}

/** Value of one setting: '' if it was cleared, undefined if it was never set. */
export async function findSetting(db: Database, key: SettingKey): Promise<string | undefined> {
  return (await db.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst())?.value
}

/** Addresses of the pictures in settings, for the media library, which shows where a picture is used. */
export async function listSettingPictures(db: Database): Promise<{ address: string; kind: 'setting'; subject: string; title: string }[]> {
  const rows = await db.selectFrom('site_setting').select(['key', 'value']).where('key', 'in', pictureSettings).execute()
  return rows.filter(({ value }) => value !== '').map(({ key, value }) => ({ address: value, kind: 'setting', subject: key, title: '' }))
}

/**
 * Saves a setting. With `was` it refuses if the stored value is neither `was` nor the new value, so that nobody overwrites
 * another person's change unseen.
 *
 * @returns 'stale' if it was refused. `current` is the setting as it is stored now
 */
export async function storeSetting(
  write: CatalogueWrite,
  { key, value, was }: SettingInput,
  edit: Edit,
): Promise<Result<Setting, 'stale'> & { current: HeldSetting }> {
  return write(edit, async (transaction, recordChange) => {
    const before = await transaction.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
    const current = { key, value: before?.value ?? '' }
    if (was !== undefined && was !== current.value && value !== current.value)
      return { ...fail('stale' as const), current: { ...current, changedBy: (await findLastChanges(transaction, 'setting')).get(key) } }
    await put(transaction, recordChange, { key, value }, current.value, edit)
    return { ...ok({ key, value }), current: { key, value } }
  })
}

/**
 * Saves several settings, all or none. Each changed setting has its own entry in the history. With `was`, a stored value that
 * is neither `was` nor the new value is a conflict.
 *
 * @param canonical normalizes a stored value to the form of `was` and `value`, before they are compared
 * @returns keys of the settings that somebody else has changed; nothing is saved if there are any
 */
export async function storeSettings(
  write: CatalogueWrite,
  settings: readonly Pick<SettingInput, 'key' | 'value' | 'was'>[],
  edit: Edit,
  canonical: (setting: { key: SettingKey; value: string }) => string,
): Promise<SettingKey[]> {
  return write(edit, async (transaction, recordChange) => {
    const before = new Map<string, string>((await listSettings(transaction)).map(({ key, value }) => [key, value]))
    const held = (key: SettingKey) => canonical({ key, value: before.get(key) ?? '' })
    const changed = settings.filter(({ key, value }) => held(key) !== value)
    const stale = changed.filter(({ key, was }) => was !== undefined && was !== held(key))
    if (stale.length === 0)
      for (const { key, value } of changed) await put(transaction, recordChange, { key, value }, before.get(key) ?? '', edit)
    return stale.map(({ key }) => key)
  })
}

async function put(
  transaction: CatalogueTransaction,
  recordChange: RecordEdit,
  { key, value }: Setting,
  before: string,
  edit: Edit,
): Promise<void> {
  if (key === 'company_certificates') await noteUsedDocuments(transaction, value, edit.now)
  const updated_at = edit.now.toISOString()
  await transaction
    .insertInto('site_setting')
    .values({ key, value, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
  await recordChange({ kind: 'setting', subject: key, title: key, action: 'changed', before: { value: before }, after: { value } })
}
