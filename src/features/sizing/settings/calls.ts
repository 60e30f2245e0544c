import { defineCall } from '#api/call.ts'
import type { KitChange, KitPreviewQuery } from './kit-preview.contract.ts'
import type { SizingSettingKey } from './setting-fields.ts'
import type { SettingChange, SizingSetting } from './sizing-setting.contract.ts'

type Key = { params: { key: SizingSettingKey } }

export const listSizingSettings = defineCall<{ answer: SizingSetting[] }>('GET', '/api/admin/sizing/settings')
export const changeSizingSetting = defineCall<Key & { body: SettingChange; answer: SizingSetting }>(
  'PUT',
  '/api/admin/sizing/settings/:key',
)
/** Previews kits with changed figures; changes nothing. */
export const previewKits = defineCall<Key & { query: KitPreviewQuery; answer: KitChange[] }>('GET', '/api/admin/sizing/settings/:key/kits')
export const resetSizingSetting = {
  ...defineCall<Key & { answer: SizingSetting }>('POST', '/api/admin/sizing/settings/:key/reset'),
  takesBack: true,
} as const
