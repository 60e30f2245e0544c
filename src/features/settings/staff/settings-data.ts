import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { listSettings } from '../calls.ts'
import type { Setting, SettingInput } from '../setting.contract.ts'
import { listAllSettings, saveSetting } from '../staff-calls.ts'

export const settingsQuery = (api: Api) => queryOptions({ queryKey: [listAllSettings.path], queryFn: () => api.call(listAllSettings) })

/** The settings with one of them as it is now. */
export function withSetting(settings: readonly Setting[], { key, value }: Setting): Setting[] {
  return [...settings.filter((setting) => setting.key !== key), { key, value }]
}

/** Saves a setting; what staff and the public site know of the settings is refreshed after it. */
export function useSaveSetting(api: Api) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingInput) => api.call(saveSetting, { body }),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery(api).queryKey, (settings) => settings && withSetting(settings, saved))
      void client.invalidateQueries({ queryKey: [listSettings.path] })
    },
  })
}
