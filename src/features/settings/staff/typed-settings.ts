import type { PendingWrite } from '#api/pending-writes.ts'
import { parseJson } from '#kit/parse.ts'
import { isSameText } from '#ui/staff/typed/typed-texts.ts'
import type { Setting, SettingInput } from '../setting.contract.ts'
import type { SettingKey } from '../setting-keys.ts'

/** `was`: the setting's value when editing began; `unanswered`: a save without an answer, which the server may have stored. */
type TypedSetting = { value: string; was: string; unanswered?: PendingWrite<SettingInput> | undefined }
/** Unsaved texts of settings. */
export type TypedSettings = Partial<Record<SettingKey, TypedSetting>>

export const savedValue = (settings: readonly Setting[], key: SettingKey) => settings.find((setting) => setting.key === key)?.value ?? ''

/** Fields that differ from the saved value, or from an unanswered save that the server may have stored. */
export function changedKeys(typed: TypedSettings, settings: readonly Setting[]): SettingKey[] {
  return (Object.keys(typed) as SettingKey[]).filter((key) => {
    const { value = '', unanswered } = typed[key] ?? {}
    return !isSameText(value, savedValue(settings, key)) || (unanswered !== undefined && !isSameText(value, unanswered.body.value))
  })
}

/**
 * Updates the typed texts after a save of `sent`. Text typed since then stays, with the saved value as its new base; otherwise the
 * entry is dropped.
 */
export function rebaseOnSaved(typed: TypedSettings, saved: Setting, sent: string): TypedSettings {
  const key = saved.key as SettingKey
  const { [key]: now, ...others } = typed
  return now && !isSameText(now.value, sent) ? { ...others, [key]: { value: now.value, was: saved.value } } : others
}

/** True if somebody else has saved another value since editing began. The user's own unanswered save is no conflict. */
export function isOvertaken(typed: TypedSettings, settings: readonly Setting[], key: SettingKey): boolean {
  const own = typed[key]
  const saved = savedValue(settings, key)
  return own !== undefined && own.was !== saved && own.unanswered?.body.value !== saved && !isSameText(own.value, saved)
}

/** Parses the draft that an earlier visit stored on this device; invalid entries are left out. */
export function readTyped(stored: string | null | undefined, keys: readonly SettingKey[]): TypedSettings {
  return Object.fromEntries(
    Object.entries<Partial<TypedSetting> | null>(Object(parseJson(stored)))
      .filter(([key, one]) => keys.includes(key as SettingKey) && typeof one?.value === 'string' && typeof one.was === 'string')
      .map(([key, one]) => {
        const { unanswered, ...rest } = one as TypedSetting
        const isWhole = typeof unanswered?.key === 'string' && typeof unanswered.body?.value === 'string' && unanswered.body.key === key
        return [key, isWhole ? one : rest]
      }),
  )
}
