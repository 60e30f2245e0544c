import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { KitPreviewQuery } from '../settings/kit-preview.contract.ts'
import type { SettingKey } from '../settings/setting-fields.ts'
import type { SettingChange } from '../settings/sizing-setting.contract.ts'
import * as calls from '../settings/staff-calls.ts'
import { listMissingFigures } from '../staff-calls.ts'

export const sizingSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listSizingSettings.path], queryFn: () => api.call(calls.listSizingSettings) })

/**
 * Kits with unsaved figures, requested when typing pauses. Never reused for long, since the stock changes. `basis`: all stored
 * figures, since the answer shows the present kits too.
 */
export const kitPreviewQuery = (api: Api, key: SettingKey, { query, basis }: { query: KitPreviewQuery | undefined; basis: string }) =>
  queryOptions({
    queryKey: [calls.previewKits.path, key, query, basis],
    queryFn: () => api.call(calls.previewKits, { params: { key }, query: query ?? {} }),
    enabled: query !== undefined,
    staleTime: 0,
  })

/** Missing figures, fetched anew whenever a page shows them. */
export const missingFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: [listMissingFigures.path],
    queryFn: () => api.call(listMissingFigures, { query: { view: 'figures' } }),
    refetchOnMount: 'always',
  })

/** Saves and resets; the list is reloaded after each, also after a conflict. */
export function useSizingActions(api: Api) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: [calls.listSizingSettings.path] })
  return {
    change: useMutation({
      mutationFn: ({ key, changes, idempotencyKey }: { key: SettingKey; changes: SettingChange; idempotencyKey: string }) =>
        api.call(calls.changeSizingSetting, { params: { key }, body: changes, headers: { 'idempotency-key': idempotencyKey } }),
      onSettled,
    }),
    reset: useMutation({ mutationFn: (key: SettingKey) => api.call(calls.resetSizingSetting, { params: { key } }), onSettled }),
  }
}
