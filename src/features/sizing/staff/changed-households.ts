import { presetKeys } from '../household/household.ts'
import { needsOf } from '../needs.ts'
import { basesBeforeAndAfter, comparedHousehold } from '../settings/compared-households.ts'
import type { SettingFields, SizingSettingKey } from '../settings/setting-fields.ts'
import type { SizingSetting } from '../settings/sizing-setting.contract.ts'
import { roundNeeds, type ShownNeeds } from '../shown-needs.ts'

/** Needs that the preview compares, in this order. */
export const comparedNeeds = ['daily', 'panels', 'battery', 'continuous', 'generator'] as const satisfies readonly (keyof ShownNeeds)[]
export type ComparedNeed = (typeof comparedNeeds)[number]

/** Computes the needs of the three preset households now, and with changed fields of one setting. */
export function changedHouseholds(
  settings: readonly SizingSetting[],
  key: SizingSettingKey,
  fields: SettingFields,
): { preset: (typeof presetKeys)[number]; before: ShownNeeds; after: ShownNeeds }[] {
  const bases = basesBeforeAndAfter(settings, key, fields)
  return presetKeys.map((preset) => {
    const [before, after] = bases.map(({ appliances, assumed }) =>
      roundNeeds(needsOf(comparedHousehold(preset, key, appliances), assumed)),
    ) as [ShownNeeds, ShownNeeds]
    return { preset, before, after }
  })
}
