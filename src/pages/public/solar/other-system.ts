import type { Kit } from '#features/sizing/kits/kit.ts'
import { shownHours } from '#features/sizing/kits/kit-gain.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatList, formatNumber, formatPrice } from '#i18n/format.ts'
import { formatCents } from '#kit/money.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useHoursText } from './kit-message.ts'

/**
 * Returns a function that describes what the cheaper system with the other chemistry saves and lacks, compared with the system
 * of the chosen chemistry.
 */
export function useOtherSystemText({ kits, system, household }: Sizing): (other: Kit) => string {
  const t = usePageText()
  const { language } = useVisit()
  const hoursOf = useHoursText()
  const isAgm = household.chemistry !== 'agm'
  const chosen = system ?? kits.find(({ lines }) => lines.length === 1)
  return (other) => {
    const cycles = isAgm ? [t('calc.less.cycles')] : []
    if (!chosen || chosen.cents === null || other.cents === null) return [t('calc.otherOnly', { isAgm }), ...cycles].join(' ')
    const figures = (now: number, before: number) => ({ now: formatNumber(now, language), before: formatNumber(before, language) })
    const less = [
      ...(shownHours(other) < shownHours(chosen) ? [t('calc.less.hours', { now: hoursOf(other), before: hoursOf(chosen) })] : []),
      ...(other.inverterKw < chosen.inverterKw ? [t('calc.less.power', figures(other.inverterKw, chosen.inverterKw))] : []),
      ...(other.panelWp < chosen.panelWp ? [t('calc.less.panels', figures(other.panelWp / 1000, chosen.panelWp / 1000))] : []),
    ]
    return [
      t('calc.otherSaves', { isAgm, saved: formatPrice(formatCents(chosen.cents - other.cents), language) }),
      ...(less.length > 0 ? [t('calc.otherLess', { list: formatList(less, language) })] : []),
      ...cycles,
    ].join(' ')
  }
}
