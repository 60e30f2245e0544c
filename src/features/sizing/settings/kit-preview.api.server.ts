import { z } from 'zod'
import type { Database } from '#database/schema.ts'
import type { TranslatedName } from '#i18n/language.ts'
import { type App, type Guard, guardRoutes, route } from '#platform/http/route.server.ts'
import { presetKeys } from '../household/household.ts'
import { findKits } from '../kits/find-kits.ts'
import type { Kit } from '../kits/kit.ts'
import type { StockItem } from '../kits/kit-parts.ts'
import { previewKits } from './calls.ts'
import { basesBeforeAndAfter, comparedHousehold } from './compared-households.ts'
import { type KitChange, kitChangeSchema, kitPreviewQuery } from './kit-preview.contract.ts'
import { toHttpError } from './sizing-setting.api.server.ts'
import { problemsOfSetting, sizingSettingParams } from './sizing-setting.contract.ts'
import { findSizingSetting, listSizingSettings } from './sizing-setting.store.server.ts'

type Dependencies = {
  db: Database
  requireAdmin: Guard
  listJudgedStock: () => Promise<readonly StockItem[]>
  findNames: (ids: readonly number[]) => Promise<readonly TranslatedName[]>
}

/** Route for staff that previews kits with changed figures before they are saved. */
export async function kitPreviewApi(app: App, { db, requireAdmin, listJudgedStock, findNames }: Dependencies): Promise<void> {
  guardRoutes(app, requireAdmin)
  route(
    app,
    previewKits,
    {
      summary: 'Preview the smallest kit for three preset households, with the stored and with the sent figures of a setting',
      params: sizingSettingParams,
      query: kitPreviewQuery,
      answers: { 200: z.array(kitChangeSchema) },
    },
    async ({ params: { key }, query }, reply) => {
      reply.header('cache-control', 'no-store')
      const [unfit, ...others] = problemsOfSetting(key, query)
      if (unfit) throw toHttpError([unfit, ...others])
      const [settings, { fields }, stock] = await Promise.all([listSizingSettings(db), findSizingSetting(db, key), listJudgedStock()])
      const bases = basesBeforeAndAfter(settings, key, { ...fields, ...query })
      const found = presetKeys.map((preset) => ({
        preset,
        kits: bases.map(({ appliances, assumed }) => findKits(comparedHousehold(preset, key, appliances), assumed, stock).kits[0]),
      }))
      const ids = found.flatMap(({ kits }) => kits.flatMap((kit) => kit?.lines.map(({ id }) => id) ?? []))
      const names = new Map((await findNames([...new Set(ids)])).map((one) => [one.id, one]))
      const summarize = (kit: Kit | undefined): KitChange['before'] => (kit ? { cents: kit.cents, lines: namedLines(kit, names) } : null)
      return found.map(({ preset, kits: [before, after] }) => ({ preset, before: summarize(before), after: summarize(after) }))
    },
  )
}

function namedLines({ lines }: Kit, names: ReadonlyMap<number, TranslatedName>) {
  return lines.flatMap(({ id, quantity }) => {
    const { nameDe, nameEs, nameEn } = names.get(id) ?? {}
    return nameDe === undefined ? [] : [{ quantity, nameDe, nameEs: nameEs ?? '', nameEn: nameEn ?? '' }]
  })
}
