import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { CatalogueChanges } from '#platform/catalogue-changes.server.ts'
import type { Clock } from '#platform/clock.server.ts'
import { editOf } from '#platform/edit.server.ts'
import { keepAnswers } from '#platform/kept-answers.server.ts'
import { type App, type Guard, route } from '#platform/route.server.ts'
import * as calls from './calls.ts'
import { settingInputSchema, settingSchema } from './setting.contract.ts'
import { listSettings, saveSetting } from './setting.store.server.ts'
import * as staffCalls from './staff-calls.ts'

const settings = z.array(settingSchema)

/** The site settings that every page shows: hero pictures and titles, contacts. */
export async function settingsPublicApi(app: App, { db, changes }: { db: Database; changes: CatalogueChanges }): Promise<void> {
  keepAnswers(app, changes)
  route(app, calls.listSettings, { summary: 'Site settings that have a value', answers: { 200: settings } }, () => listSettings(db))
}

type AdminParts = { db: Database; clock: Clock; changes: CatalogueChanges; requireAdmin: Guard }

export async function settingsAdminApi(app: App, { db, clock, changes, requireAdmin }: AdminParts): Promise<void> {
  app.addHook('onRequest', requireAdmin)
  route(app, staffCalls.listAllSettings, { summary: 'Site settings that have a value', answers: { 200: settings } }, () => listSettings(db))
  route(
    app,
    staffCalls.saveSetting,
    { summary: 'Save a site setting; an empty value clears it', body: settingInputSchema, answers: { 200: settingSchema } },
    async ({ body, request }) => {
      const saved = await saveSetting(db, body, editOf(request, clock))
      changes.announce()
      return saved
    },
  )
}
