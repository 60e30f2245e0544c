import { defineCall } from '#api/call.ts'
import type { ExportQuery, Report, ReportQuery } from './report.contract.ts'

export const getReport = defineCall<{ query: ReportQuery; answer: Report }>('GET', '/api/admin/analytics')
export const exportReport = defineCall<{ query: ExportQuery; answer: string }>('GET', '/api/admin/analytics.csv')
