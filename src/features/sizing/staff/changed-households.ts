import { presetHousehold, presetKeys } from '../household.ts'
import { needsOf } from '../needs.ts'
import { basisOf, type SettingFields, type SettingKey } from '../settings/setting-fields.ts'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { type ShownNeeds, shownNeeds } from '../shown-needs.ts'

/** What staff look at before they save, in its order. */
export const comparedNeeds = ['daily', 'panels', 'battery', 'continuous', 'generator'] as const satisfies readonly (keyof ShownNeeds)[]
export type ComparedNeed = (typeof comparedNeeds)[number]

/** For whom a setting counts, beside a home with lithium that has a grid. */
export function caseOf(key: SettingKey): 'grid' | 'agm' | 'offGrid' {
  if (key.endsWith('Agm')) return 'agm'
  return key === 'offGridDays' || key === 'performanceByBattery' ? 'offGrid' : 'grid'
}

/** What the three households need as it counts now, and with other fields of one setting. */
export function changedHouseholds(
  settings: readonly SizingSetting[],
  key: SettingKey,
  fields: SettingFields,
): { preset: (typeof presetKeys)[number]; before: ShownNeeds; after: ShownNeeds }[] {
  const now = new Map(
    settings.flatMap(({ key: other, fields: of, updatedAt }) => (updatedAt === null ? [] : [[other, { fields: of, updatedAt }] as const])),
  )
  const bases = [basisOf(now), basisOf(new Map([...now, [key, { fields, updatedAt: '' }]]))] as const
  const which = caseOf(key)
  return presetKeys.map((preset) => {
    const [before, after] = bases.map(({ appliances, assumed }) => {
      const household = presetHousehold(preset, appliances)
      const changed = { ...household, ...(which === 'agm' ? { chemistry: which } : {}), ...(which === 'offGrid' ? { supply: which } : {}) }
      return shownNeeds(needsOf(changed, assumed))
    }) as [ShownNeeds, ShownNeeds]
    return { preset, before, after }
  })
}
