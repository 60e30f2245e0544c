import { defineCall } from '#api/call.ts'
import type { Action, LateEvents, PageView, ProductView } from './tracking.contract.ts'

export const trackPage = defineCall<{ body: PageView; answer: undefined }>('POST', '/api/track')
export const trackProduct = defineCall<{ body: ProductView; answer: undefined }>('POST', '/api/track/product')
export const trackAction = defineCall<{ body: Action; answer: undefined }>('POST', '/api/track/action')
/** Events of any kind that waited for a connection. */
export const trackLate = defineCall<{ body: LateEvents; answer: undefined }>('POST', '/api/track/late')
