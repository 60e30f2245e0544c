import { z } from 'zod'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { ProblemKey } from '#i18n/problems.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf } from '#platform/http/signed-in.server.ts'
import * as calls from './calls.ts'
import { type SettingProblems, settingChangeSchema, sizingSettingParams, sizingSettingSchema } from './sizing-setting.contract.ts'
import { changeSizingSetting, findSizingSetting, listSizingSettings, resetSizingSetting } from './sizing-setting.store.server.ts'

type Dependencies = { db: Database; write: CatalogueWrite; clock: Clock; requireAdmin: Guard }

/** Routes for staff that list, change and reset the assumptions and appliances of sizing. */
export async function sizingSettingsApi(app: App, { db, write, clock, requireAdmin }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)

  route(
    app,
    calls.listSizingSettings,
    { summary: 'List assumptions and appliances of the calculator with their sources', answers: { 200: z.array(sizingSettingSchema) } },
    () => listSizingSettings(db),
  )

  route(
    app,
    calls.changeSizingSetting,
    {
      summary: 'Change an assumption or an appliance; absent fields keep their value, an empty source means our own estimate',
      params: sizingSettingParams,
      body: settingChangeSchema,
      answers: { 200: sizingSettingSchema },
    },
    async ({ params, body, request }) => {
      const changed = await changeSizingSetting(write, params.key, body, editOf(request, clock))
      if (changed.ok) return changed.value
      if (changed.unfit) throw toHttpError(changed.unfit)
      const { fields, updatedAt } = await findSizingSetting(db, params.key)
      throw new HttpError(409, 'problem.stale', { extra: { current: { ...fields, updatedAt }, conflicts: changed.conflicts } })
    },
  )

  route(
    app,
    calls.resetSizingSetting,
    {
      summary: 'Reset an assumption or an appliance to its defaults',
      params: sizingSettingParams,
      answers: { 200: sizingSettingSchema },
    },
    ({ params, request }) => resetSizingSetting(write, params.key, editOf(request, clock)),
  )
}

/** Converts the problems of a setting to an error 400 that names each with its field. */
export function toHttpError([first, ...others]: SettingProblems): HttpError {
  const { field, problem, values } = first
  const more = others.map((one) => ({ field: one.field, key: one.problem as ProblemKey, values: one.values }))
  return new HttpError(400, problem as ProblemKey, { field, values, more })
}
