import { defineCall } from '#api/call.ts'
import type { ShownSetting } from './setting.contract.ts'

export const listSettings = defineCall<{ answer: ShownSetting[] }>('GET', '/api/site-settings')
