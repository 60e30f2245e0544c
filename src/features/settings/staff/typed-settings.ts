import type { SettingKey } from '../keys.ts'
import type { Setting } from '../setting.contract.ts'

/** What was typed into fields of settings and is not saved yet; `was`: what the setting held then. */
export type TypedSettings = Partial<Record<SettingKey, { value: string; was: string }>>

export const savedValue = (settings: readonly Setting[], key: SettingKey) => settings.find((setting) => setting.key === key)?.value ?? ''

/** The fields that differ from what is saved. */
export function changedKeys(typed: TypedSettings, settings: readonly Setting[]): SettingKey[] {
  return (Object.keys(typed) as SettingKey[]).filter((key) => typed[key]?.value.trim() !== savedValue(settings, key))
}

/** Whether somebody else has saved another value since this one was begun. */
export function isOvertaken(typed: TypedSettings, settings: readonly Setting[], key: SettingKey): boolean {
  const own = typed[key]
  const saved = savedValue(settings, key)
  return own !== undefined && own.was !== saved && own.value.trim() !== saved
}

/** Reads what an earlier visit left on this device; anything else than typed settings is left out. */
export function readTyped(stored: string | null, keys: readonly SettingKey[]): TypedSettings {
  try {
    const found: unknown = JSON.parse(stored ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(
      Object.entries(found).filter(
        ([key, one]) => keys.includes(key as SettingKey) && typeof one?.value === 'string' && typeof one?.was === 'string',
      ),
    )
  } catch {
    return {}
  }
}
