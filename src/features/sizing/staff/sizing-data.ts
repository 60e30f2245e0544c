import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { listMissingFigures } from '../calls.ts'
import * as calls from '../settings/calls.ts'
import type { KitPreviewQuery } from '../settings/kit-preview.contract.ts'
import type { SizingSettingKey } from '../settings/setting-fields.ts'
import type { SettingChange } from '../settings/sizing-setting.contract.ts'

export const sizingSettingsQuery = (api: Api) =>
  queryOptions({ queryKey: [calls.listSizingSettings.path], queryFn: () => api.call(calls.listSizingSettings) })

/**
 * Kits with unsaved figures. Fetched again at each use, since the stock changes. `basis` identifies the stored figures: the answer
 * also contains the kits with these, so it is stale when they change.
 */
export const kitPreviewQuery = (api: Api, key: SizingSettingKey, { query, basis }: { query: KitPreviewQuery | undefined; basis: string }) =>
  queryOptions({
    queryKey: [calls.previewKits.path, key, query, basis],
    queryFn: () => api.call(calls.previewKits, { params: { key }, query: query ?? {} }),
    enabled: query !== undefined,
    staleTime: 0,
  })

/** Products with missing figures, fetched again whenever a page shows them. */
export const missingFiguresQuery = (api: Api) =>
  queryOptions({
    queryKey: [listMissingFigures.path],
    queryFn: () => api.call(listMissingFigures, { query: { view: 'figures' } }),
    refetchOnMount: 'always',
  })

/** Mutations that save and reset settings. The list reloads after each, also if it failed. */
export function useSizingActions(api: Api) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: [calls.listSizingSettings.path] })
  return {
    change: useMutation({
      mutationFn: ({ key, changes, idempotencyKey }: { key: SizingSettingKey; changes: SettingChange; idempotencyKey: string }) =>
        api.call(calls.changeSizingSetting, { params: { key }, body: changes, headers: { 'idempotency-key': idempotencyKey } }),
      onSettled,
    }),
    reset: useMutation({ mutationFn: (key: SizingSettingKey) => api.call(calls.resetSizingSetting, { params: { key } }), onSettled }),
  }
}
