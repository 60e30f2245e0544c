import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ShownPicture } from '#api/fields.ts'
import type { CatalogueVersion } from '#database/catalogue-changes.ts'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { Result } from '#kit/result.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf, requireOwner } from '#platform/http/signed-in.server.ts'
import { addToTranslationMemory, type LearnTranslations } from '#platform/learn-translations.server.ts'
import { cacheAnswers } from '#platform/pages/cache-answers.server.ts'
import * as calls from './calls.ts'
import { rangeProblem } from './company/claim-ranges.ts'
import { settingsByKey } from './contacts.ts'
import {
  heldSettingSchema,
  type Setting,
  type SettingRules,
  type ShownSetting,
  settingInputSchema,
  settingSchema,
  shownSettingSchema,
} from './setting.contract.ts'
import { listHeldSettings, listSettings, storeSetting } from './setting.store.server.ts'
import { isOwnerSetting, isPictureSetting, type SettingKey, staffSettings } from './setting-keys.ts'
import { changedSettingTexts } from './setting-translations.server.ts'

type PublicDependencies = {
  db: Database
  changes: CatalogueVersion
  /** Text alternatives of the pictures at these addresses; missing pictures are left out. */
  describePictures: (addresses: readonly string[]) => Promise<ReadonlyMap<string, ShownPicture>>
}

/** Adds the public call that lists all site settings except those for staff only. */
export async function settingsPublicApi(app: App, { db, changes, describePictures }: PublicDependencies): Promise<void> {
  cacheAnswers(app, changes)
  route(
    app,
    calls.listSettings,
    {
      summary: 'List site settings that were ever set, cleared ones as empty texts; pictures include their texts',
      answers: { 200: z.array(shownSettingSchema) },
    },
    async () => {
      const shown = (await listSettings(db)).filter(({ key }) => !staffSettings.includes(key as SettingKey))
      return showPictures(shown, describePictures)
    },
  )
}

/** Adds text alternatives to picture settings, and leaves out those whose picture was deleted. */
async function showPictures(all: Setting[], describePictures: PublicDependencies['describePictures']): Promise<ShownSetting[]> {
  const there = await describePictures(all.filter(({ key }) => isPictureSetting(key)).map(({ value }) => value))
  return all.flatMap((setting) => {
    if (!isPictureSetting(setting.key) || setting.value === '') return [setting]
    const picture = there.get(setting.value)
    if (!picture) return []
    const { url: value, ...texts } = picture
    return [{ ...setting, ...texts, value }]
  })
}

type AdminDependencies = {
  db: Database
  write: CatalogueWrite
  clock: Clock
  requireAdmin: Guard
  /**
   * Finds the library address of a picture by any of its addresses. If the address has a host, this must be a host of the shop or
   * of the request.
   */
  findOwnPicture: (text: string, request: FastifyRequest) => Promise<Result<string, 'image.gone' | 'problem.pictureUrl'>>
  settingRules: SettingRules
  learnTranslations: LearnTranslations
}

/** Adds the calls by which staff list all stored settings and save one. */
export async function settingsAdminApi(
  app: App,
  { db, write, clock, requireAdmin, findOwnPicture, settingRules, learnTranslations }: AdminDependencies,
): Promise<void> {
  guardRoutes(app, requireAdmin)
  route(
    app,
    calls.listAllSettings,
    { summary: 'List site settings that were ever set, with the account that set each last', answers: { 200: z.array(heldSettingSchema) } },
    () => listHeldSettings(db),
  )
  route(
    app,
    calls.saveSetting,
    {
      summary:
        'Save a site setting; an empty value clears it, and with `was` it is refused when it is another by now. Company facts only by owners',
      body: settingInputSchema(settingRules),
      answers: { 200: settingSchema },
    },
    async ({ body, request }) => {
      if (isOwnerSetting(body.key)) requireOwner(request)
      const picture = isPictureSetting(body.key) && body.value !== '' ? await findOwnPicture(body.value, request) : undefined
      if (picture && !picture.ok) throw new HttpError(400, picture.problem, { field: 'value' })
      const before = await listSettings(db)
      const set = settingsByKey(before)
      const problem = rangeProblem(body.key, (key) => (key === body.key ? body.value : set[key]))
      // A stored range that already begins above its end may be corrected in two saves.
      if (problem && !rangeProblem(body.key, (key) => set[key])) throw new HttpError(400, problem, { field: 'value' })
      const saved = await storeSetting(write, picture ? { ...body, value: picture.value } : body, editOf(request, clock))
      if (!saved.ok) throw new HttpError(409, 'problem.stale', { extra: { current: saved.current } })
      await addToTranslationMemory(request, { clock, learnTranslations }, changedSettingTexts(before, await listSettings(db)))
      return saved.value
    },
  )
}
