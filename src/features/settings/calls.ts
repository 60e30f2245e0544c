import { defineCall } from '#api/call.ts'
import type { Setting } from './setting.contract.ts'

export const listSettings = defineCall<{ answer: Setting[] }>('GET', '/api/site-settings')
