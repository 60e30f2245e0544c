import { defineCall } from '#api/call.ts'
import type { Action, PageView, ProductView } from './tracking.contract.ts'

export const trackPage = defineCall<{ body: PageView; answer: undefined }>('POST', '/api/track')
export const trackProduct = defineCall<{ body: ProductView; answer: undefined }>('POST', '/api/track/product')
export const trackAction = defineCall<{ body: Action; answer: undefined }>('POST', '/api/track/action')
