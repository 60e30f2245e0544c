import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useApplianceName } from './calculator-rows.tsx'

type Load = Sizing['household']['loads'][number]

/** Returns a function that names the appliances of a household for which a condition is true. */
export function useApplianceNames(sizing: Sizing): (is: (load: Load) => unknown) => string[] {
  const nameOf = useApplianceName(sizing)
  return (is) => sizing.household.loads.filter((load) => load.count > 0 && is(load)).map(nameOf)
}

/** Sentence about appliances that are not powered by the battery; undefined if there are none. */
export function useNotForBatteryText(sizing: Sizing): string | undefined {
  const t = usePageText()
  const { language } = useVisit()
  const names = useApplianceNames(sizing)(({ isNotForBattery }) => isNotForBattery)
  if (names.length === 0) return undefined
  return t('calc.notForBattery', {
    names: formatList(names, language),
    kwh: formatNumber(Math.round(sizing.needs.gridWh / 10) / 100, language),
    isOffGrid: sizing.household.supply === 'offGrid',
  })
}
