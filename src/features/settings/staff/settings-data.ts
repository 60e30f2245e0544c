import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { overtakenBy } from '#api/refusals.ts'
import { listSettings } from '../calls.ts'
import type { HeldSetting, SettingInput } from '../setting.contract.ts'
import { listAllSettings, saveSetting } from '../staff-calls.ts'

export const settingsQuery = (api: Api) => queryOptions({ queryKey: [listAllSettings.path], queryFn: () => api.call(listAllSettings) })

/** The settings with one of them as it is now. */
export function withSetting(settings: readonly HeldSetting[], setting: HeldSetting): HeldSetting[] {
  return [...settings.filter(({ key }) => key !== setting.key), setting]
}

/** Saves a setting; what staff and the public site know of the settings is refreshed after it. */
export function useSaveSetting(api: Api) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: SettingInput; key: string }) =>
      api.call(saveSetting, { body, headers: { 'idempotency-key': key } }),
    // Shows what somebody else has set meanwhile, so that it can be replaced knowingly.
    onError: (error) => {
      const current = overtakenBy(error)?.current as HeldSetting | undefined
      if (current) client.setQueryData(settingsQuery(api).queryKey, (settings) => settings && withSetting(settings, current))
    },
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery(api).queryKey, (settings) => settings && withSetting(settings, saved))
      void client.invalidateQueries({ queryKey: [listSettings.path] })
    },
  })
}
