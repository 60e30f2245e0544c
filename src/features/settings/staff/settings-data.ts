import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { readConflict } from '#api/refusals.ts'
import { listAllSettings, listSettings, saveSetting } from '../calls.ts'
import { type HeldSetting, normalizeValue, type SettingInput } from '../setting.contract.ts'
import type { SettingKey } from '../setting-keys.ts'

export const settingsQuery = (api: Api) => queryOptions({ queryKey: [listAllSettings.path], queryFn: () => api.call(listAllSettings) })

/** The settings with one of them replaced or added. */
function withSetting(settings: readonly HeldSetting[], setting: HeldSetting): HeldSetting[] {
  return [...settings.filter(({ key }) => key !== setting.key), setting]
}

type Fields = { settings: HeldSetting[]; field: (key: SettingKey) => { value: string } }
/** The settings with the typed values in the form in which they would be saved: a country's name becomes its code. */
export function settingsToPreview({ settings, field }: Fields, keys: readonly SettingKey[]): HeldSetting[] {
  return keys.reduce((all, key) => withSetting(all, { key, value: normalizeValue(key, field(key).value) }), settings)
}

/** Saves a setting, updates it in the staff area's query cache and invalidates the public list of settings. */
export function useSaveSetting(api: Api) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: SettingInput; key: string }) =>
      api.call(saveSetting, { body, headers: { 'idempotency-key': key } }),
    // Puts the stored value into the cache after a conflict, so that the form shows it before the user replaces it.
    onError: (error) => {
      const current = readConflict(error)?.current as HeldSetting | undefined
      if (current) client.setQueryData(settingsQuery(api).queryKey, (settings) => settings && withSetting(settings, current))
    },
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery(api).queryKey, (settings) => settings && withSetting(settings, saved))
      void client.invalidateQueries({ queryKey: [listSettings.path] })
    },
  })
}
