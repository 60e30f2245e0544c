import { defineCall } from '#api/call.ts'
import type { Report, ReportExport, ReportQuery } from './report.contract.ts'

export const getReport = defineCall<{ query: ReportQuery; answer: Report }>('GET', '/api/admin/analytics')
export const exportReport = defineCall<{ query: ReportExport; answer: string }>('GET', '/api/admin/analytics.csv')
