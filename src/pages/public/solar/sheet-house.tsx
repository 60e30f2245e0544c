import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useLoadName } from './calculator-rows.tsx'

/** The household of a sheet: its appliances with what each takes in a day, and when it is without grid. */
export function SheetHouse({ sizing }: { sizing: Sizing }) {
  const t = usePageText()
  const { language } = useVisit()
  const nameOf = useLoadName(sizing)
  const { loads, supply, outageHours, isNight, chemistry, growthPercent } = sizing.household
  const number = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  const when = t(isNight ? 'calc.messageNight' : 'calc.messageDay')
  const grid = supply === 'offGrid' ? t('calc.messageOffGrid') : t('calc.messageOutage', { hours: number(outageHours), when })
  const columns = [t('calc.count'), t('calc.watts'), t('calc.dayHours'), t('calc.nightHours'), t('calc.perDay')]
  return (
    <section className="stack">
      <h2 className="text-xl">{t('sheet.house')}</h2>
      <p>{t('sheet.conditions', { grid, battery: t(`calc.${chemistry}`), growth: number(growthPercent) })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is moved by keys, too */}
      <section className="overflow-x-auto" aria-label={t('sheet.appliance')} tabIndex={0}>
        <table className="sm w-full border-collapse text-left">
          <thead>
            <tr>
              <th scope="col">{t('sheet.appliance')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="pl-3">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {loads.map((load, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same appliance may stand twice, and no row is moved
              <tr key={row}>
                <th scope="row">{nameOf(load)}</th>
                {[
                  load.count,
                  load.watts,
                  load.dayHours,
                  load.nightHours,
                  (load.count * load.watts * (load.dayHours + load.nightHours) * load.duty) / 1000,
                ].map((figure, at) => (
                  <td key={columns[at]} className="num pl-3">
                    {number(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
