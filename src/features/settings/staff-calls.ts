import { defineCall } from '#api/call.ts'
import type { Setting, SettingInput } from './setting.contract.ts'

export const listAllSettings = defineCall<{ answer: Setting[] }>('GET', '/api/admin/site-settings')
export const saveSetting = defineCall<{ body: SettingInput; answer: Setting }>('POST', '/api/admin/site-settings')
