import { installationParts } from '#features/sizing/kits/installation.ts'
import type { Kit } from '#features/sizing/kits/kit.ts'
import type { OffGridYield } from '#features/sizing/kits/off-grid-yield.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

/**
 * Returns a function that lists the installation parts that kits do not include: parts missing in the catalogue, and parts that
 * the shop never sells.
 */
export function useNotIncludedText({ assumed, household }: Pick<Sizing, 'assumed' | 'household'>): (kits: readonly Kit[]) => string {
  const t = usePageText()
  return (kits) => {
    const missing = installationParts.filter((part) => kits.some(({ installation }) => installation?.missing.includes(part)))
    return t('calc.leavesOut', { metres: household.cableM ?? assumed.cableM, parts: missing.map((part) => t(`calc.part.${part}`)) })
  }
}

/** Returns a function for the text about the off-grid yield of a kit's panels, in an average and in the weakest month. */
export function useYieldText(): (given: OffGridYield) => string {
  const t = usePageText()
  const { language } = useVisit()
  const kwh = (wh: number) => formatNumber(Math.round(wh / 10) / 100, language)
  return ({ averageWh, weakestWh, usesWh, rechargeDays }) =>
    t('calc.offGridYield', {
      average: kwh(averageWh),
      weakest: kwh(weakestWh),
      uses: kwh(usesWh),
      days: rechargeDays === undefined ? '' : formatNumber(rechargeDays, language),
    })
}
