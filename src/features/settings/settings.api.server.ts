import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { CatalogueChanges } from '#platform/catalogue-changes.server.ts'
import type { Clock } from '#platform/clock.server.ts'
import { editOf } from '#platform/edit.server.ts'
import { keepAnswers } from '#platform/kept-answers.server.ts'
import { Refusal } from '#platform/refusal.server.ts'
import { type App, type Guard, route } from '#platform/route.server.ts'
import * as calls from './calls.ts'
import { pictureSettings, type SettingKey, staffSettings } from './keys.ts'
import { settingInputSchema, settingSchema } from './setting.contract.ts'
import { listSettings, saveSetting } from './setting.store.server.ts'
import * as staffCalls from './staff-calls.ts'

const settings = z.array(settingSchema)

/** The site settings that every page shows: hero pictures and titles, contacts. */
export async function settingsPublicApi(app: App, { db, changes }: { db: Database; changes: CatalogueChanges }): Promise<void> {
  keepAnswers(app, changes)
  route(app, calls.listSettings, { summary: 'Site settings that have a value', answers: { 200: settings } }, async () =>
    (await listSettings(db)).filter(({ key }) => !staffSettings.includes(key as SettingKey)),
  )
}

type AdminParts = {
  db: Database
  clock: Clock
  changes: CatalogueChanges
  requireAdmin: Guard
  /** Whether an address leads to a picture that is in the media library now. */
  isInLibrary: (address: string) => Promise<boolean>
}

export async function settingsAdminApi(app: App, { db, clock, changes, requireAdmin, isInLibrary }: AdminParts): Promise<void> {
  app.addHook('onRequest', requireAdmin)
  route(app, staffCalls.listAllSettings, { summary: 'Site settings that have a value', answers: { 200: settings } }, () => listSettings(db))
  route(
    app,
    staffCalls.saveSetting,
    {
      summary: 'Save a site setting; an empty value clears it, and with `was` it is refused when it is another by now',
      body: settingInputSchema,
      answers: { 200: settingSchema },
    },
    async ({ body, request }) => {
      if (pictureSettings.includes(body.key) && body.value !== '' && !(await isInLibrary(body.value)))
        throw new Refusal(400, 'image.gone', { field: 'value' })
      const saved = await saveSetting(db, body, editOf(request, clock))
      if (!saved.ok) throw new Refusal(409, 'problem.stale', { extra: { current: saved.current } })
      changes.announce()
      return saved.value
    },
  )
}
