import { useMemo } from 'react'
import type { CalculatorNeeds } from '#features/catalog/staff/product-form/figures-needed.tsx'
import type { Assumptions } from '#features/sizing/assumptions.ts'
import { figuresToRequest, isLacking } from '#features/sizing/lacks.ts'
import { formatNumber } from '#i18n/format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'

/**
 * Figures that the solar calculator needs of products, for the product form.
 *
 * @param depth default depth of discharge for batteries without one
 */
export function useCalculatorNeeds(depth: Assumptions['depth'] | undefined): CalculatorNeeds {
  const t = useStaffText()
  const language = useStaffLanguage()
  return useMemo(() => {
    const percent = (share: number) => formatNumber(Math.round(share * 1000) / 10, language)
    const notes = depth ? { depthPercent: t('figure.depthDefault', { lithium: percent(depth.lifepo4), agm: percent(depth.agm) }) } : {}
    return { askedFor: figuresToRequest, isLacking, notes }
  }, [depth, language, t])
}
