import type { FastifyRequest } from 'fastify'
import type { CatalogueWrite } from '#database/catalogue-write.server.ts'
import type { Database } from '#database/schema.ts'
import type { Result } from '#kit/result.ts'
import type { Clock } from '#platform/clock.server.ts'
import { HttpError } from '#platform/http/http-error.server.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { editOf, requireOwner } from '#platform/http/signed-in.server.ts'
import { addToTranslationMemory, type LearnTranslations } from '#platform/learn-translations.server.ts'
import * as calls from '../calls.ts'
import { settingsByKey } from '../contacts.ts'
import type { Setting } from '../setting.contract.ts'
import { listSettings, storeSettings } from '../setting.store.server.ts'
import { isOwnerSetting, isPictureSetting, type SettingKey } from '../setting-keys.ts'
import { changedSettingTexts } from '../setting-translations.server.ts'
import { rangeProblem } from './claim-ranges.ts'
import { companyInputSchema, companySchema } from './company.contract.ts'
import { companyExample, companyInputExample } from './company-example.ts'
import { canonicalValue, companyFrom, settingsOf } from './company-settings.ts'

type Dependencies = {
  db: Database
  write: CatalogueWrite
  clock: Clock
  requireAdmin: Guard
  /**
   * Finds the library address of a picture by any of its addresses. If the address has a host, this must be a host of the shop or
   * of the request.
   */
  findOwnPicture: (text: string, request: FastifyRequest) => Promise<Result<string, 'image.gone' | 'problem.pictureUrl'>>
  learnTranslations: LearnTranslations
}

/** Adds the calls that read and save the company as one object. */
export async function companyApi(
  app: App,
  { db, write, clock, requireAdmin, findOwnPicture, learnTranslations }: Dependencies,
): Promise<void> {
  guardRoutes(app, requireAdmin)
  route(
    app,
    calls.getCompany,
    {
      summary: 'Get all facts about the company; null or an empty list means not set, and not shown to visitors',
      answers: { 200: companySchema.meta({ example: companyExample }) },
    },
    async () => companyFrom(await listSettings(db)),
  )
  route(
    app,
    calls.saveCompany,
    {
      summary:
        'Set facts about the company, all or none; absent ones stay, null or an empty list clears one, unknown ones are refused with 400. With `was`, the facts as they were read, refused with 409 when somebody else has changed one of them since: `current` has the whole, `conflicts` the paths. Answers the whole. Employees set contacts, hours, links and texts; the rest is refused with 403. `legal.register` "-": the company has no register entry',
      body: companyInputSchema.meta({ example: companyInputExample }),
      answers: { 200: companySchema.meta({ example: companyExample }) },
    },
    async ({ body, request }) => {
      const facts = settingsOf(body)
      if (facts.some(({ key }) => isOwnerSetting(key))) requireOwner(request)
      const was = new Map(settingsOf(body.was ?? {}).map(({ key, value }) => [key, value]))
      const inputs = await Promise.all(
        facts.map(async (fact) => ({ key: fact.key, value: await ownAddress(fact, request), was: was.get(fact.key) })),
      )
      const before = await listSettings(db)
      refuseReversedRange(facts, before)
      const stale = await storeSettings(write, inputs, editOf(request, clock), canonicalValue)
      const after = await listSettings(db)
      if (stale.length > 0) {
        const conflicts = facts.flatMap(({ key, path }) => (stale.includes(key) ? [path] : []))
        throw new HttpError(409, 'problem.stale', { extra: { current: companyFrom(after), conflicts } })
      }
      await addToTranslationMemory(request, { clock, learnTranslations }, changedSettingTexts(before, after))
      return companyFrom(after)
    },
  )

  async function ownAddress({ key, value, path }: { key: SettingKey; value: string; path: string }, request: FastifyRequest) {
    if (!isPictureSetting(key) || value === '') return value
    const picture = await findOwnPicture(value, request)
    if (!picture.ok) throw new HttpError(400, picture.problem, { field: path })
    return picture.value
  }
}

/** @throws HttpError 400 if the facts, together with the stored ones, make a range of claims begin above its end */
function refuseReversedRange(facts: ReturnType<typeof settingsOf>, before: readonly Setting[]): void {
  const after = { ...settingsByKey(before), ...Object.fromEntries(facts.map(({ key, value }) => [key, value])) }
  for (const { key, path } of facts) {
    const problem = rangeProblem(key, (one) => after[one])
    if (problem) throw new HttpError(400, problem, { field: path })
  }
}
