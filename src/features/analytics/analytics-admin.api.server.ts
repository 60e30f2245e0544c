import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import { staffText } from '#i18n/staff.ts'
import { dayAndMinute } from '#kit/havana.ts'
import type { Clock } from '#platform/clock.server.ts'
import { csvHeaders } from '#platform/http/file-answers.server.ts'
import { apiLanguage } from '#platform/http/language.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import * as calls from './calls.ts'
import { withMissedSearchLanguages } from './missed-languages.store.server.ts'
import { reportExportSchema, reportQuerySchema, reportSchema } from './report.contract.ts'
import { type FindNames, makeReport, shortenReport } from './report.server.ts'
import { reportCsv } from './report-csv.server.ts'

type Dependencies = {
  db: Database
  clock: Clock
  requireAdmin: Guard
  /** Writes the events that are still in memory, so that staff see the latest. */
  flush: () => Promise<void>
  findNames: FindNames
}

/** Routes for staff: the report of a range, and each of its lists as CSV. */
export async function analyticsAdminApi(app: App, { db, clock, requireAdmin, flush, findNames }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.getReport,
    {
      summary:
        'Report of the visits in a range of days in Havana, compared with the preceding period of the same length. An unfinished range is compared up to the same minute',
      query: reportQuerySchema,
      answers: { 200: reportSchema },
    },
    async ({ query }, reply) => {
      await flush()
      reply.header('cache-control', 'no-store')
      return withMissedSearchLanguages(db, shortenReport(await makeReport(db, query, { findNames, present: dayAndMinute(clock.now()) })))
    },
  )

  route(
    app,
    calls.exportReport,
    {
      summary: 'Export one complete list of the report as CSV: UTF-8 with a byte-order mark, semicolons',
      query: reportExportSchema,
      answers: { 200: { 'text/csv': z.string() } },
    },
    async ({ query: { list, language: asked, from, to }, request }, reply) => {
      const language = asked ?? apiLanguage(request)
      await flush()
      const report = await makeReport(db, { from, to }, { findNames, present: dayAndMinute(clock.now()) })
      reply.headers(csvHeaders(staffText(language)(`analytics.list.${list}`), from, to))
      return reply.send(reportCsv(report, list, language))
    },
  )
}
