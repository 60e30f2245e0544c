import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useApplianceName } from './calculator-rows.tsx'
import { useNotForBatteryText } from './household-words.ts'

/** Household on the installer's sheet: appliances with their consumption per day, and its power cuts. */
export function SheetHouse({ sizing }: { sizing: Sizing }) {
  const t = usePageText()
  const { language } = useVisit()
  const nameOf = useApplianceName(sizing)
  const { loads, supply, outageHours, isNight, chemistry, growthPercent, site, cableM = sizing.assumed.cableM } = sizing.household
  const number = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  const when = t(isNight ? 'calc.messageNight' : 'calc.messageDay')
  const grid = supply === 'offGrid' ? t('calc.messageOffGrid') : t('calc.messageOutage', { hours: number(outageHours), when })
  const left = useNotForBatteryText(sizing)
  const counted = loads.filter(({ count, isNotForBattery }) => count > 0 && !isNotForBattery)
  const lines = counted.map((load) => {
    const { count, watts, dayHours, nightHours, duty } = load
    const row = t('calc.row', { watts: number(watts), day: number(dayHours), night: number(nightHours) })
    const kwh = number((count * watts * (dayHours + nightHours) * duty) / 1000)
    return `${count} × ${nameOf(load)}: ${row} = ${kwh}\u00a0${t('calc.perDay')}`
  })
  return (
    <section className="stack">
      <h2 className="text-xl">{t('sheet.house')}</h2>
      <p>
        {t('sheet.conditions', {
          grid,
          battery: t(`calc.${chemistry}`),
          growth: number(growthPercent),
          isOnGround: site === 'ground',
          metres: number(cableM),
        })}
      </p>
      <ul className="sm">
        {lines.map((line, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an appliance may occur twice, and rows are never reordered
          <li key={row}>{line}</li>
        ))}
      </ul>
      {left ? <p className="sm">{left}</p> : null}
    </section>
  )
}
