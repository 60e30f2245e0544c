import { defineCall } from '#api/call.ts'
import type { HeldSetting, Setting, SettingInput } from './setting.contract.ts'

export const listAllSettings = defineCall<{ answer: HeldSetting[] }>('GET', '/api/admin/site-settings')
export const saveSetting = defineCall<{ body: SettingInput; answer: Setting }>('POST', '/api/admin/site-settings')
