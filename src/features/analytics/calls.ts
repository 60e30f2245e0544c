import { defineCall } from '#api/call.ts'
import type { Report, ReportExport, ReportQuery } from './report.contract.ts'
import type { Action, LateEvents, PageView, TrackedProductView } from './tracking/tracking.contract.ts'

export const trackPage = defineCall<{ body: PageView; answer: undefined }>('POST', '/api/track')
export const trackProduct = defineCall<{ body: TrackedProductView; answer: undefined }>('POST', '/api/track/product')
export const trackAction = defineCall<{ body: Action; answer: undefined }>('POST', '/api/track/action')
/** Reports events of all kinds that the browser stored while it had no connection. */
export const trackLate = defineCall<{ body: LateEvents; answer: undefined }>('POST', '/api/track/late')

export const getReport = defineCall<{ query: ReportQuery; answer: Report }>('GET', '/api/admin/analytics')
export const exportReport = defineCall<{ query: ReportExport; answer: string }>('GET', '/api/admin/analytics.csv')
