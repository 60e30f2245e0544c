import type { ProductCard } from '#features/catalog/product/product.contract.ts'
import { allLines, type Kit } from '#features/sizing/kits/kit.ts'
import type { Wiring } from '#features/sizing/kits/wiring.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatList, formatNumber, formatPrice } from '#i18n/format.ts'
import { nameOf } from '#i18n/language.ts'
import { formatCents } from '#kit/money.ts'
import { Approximate } from '#ui/site/approximate.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useApplianceName } from './calculator-rows.tsx'
import { useNotForBatteryText } from './household-words.ts'
import { useClassesText, useRuntimeText } from './kit-message.ts'
import { useNotIncludedText, useYieldText } from './kit-words.ts'

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

type Props = { kit: Kit; sizing: Sizing; products: readonly ProductCard[] }

/** Kit on the installer's sheet: its products with their codes, the total price, and what it does not include. */
export function SheetKit({ kit, sizing, products }: Props) {
  const t = usePageText()
  const { language, pricedOn } = useVisit()
  const [classesOf, carriedBy, leavesOut, yieldOf] = [useClassesText(), useRuntimeText(), useNotIncludedText(sizing), useYieldText()]
  const isSystem = kit.lines.length === 1
  return (
    <section className="stack">
      <h2 className="text-xl">{`${isSystem ? t('sheet.system') : t('sheet.kit', { classes: classesOf(kit) })}: ${carriedBy(kit)}`}</h2>
      <ul>
        {allLines(kit).map(({ id, quantity }) => {
          const product = products.find((one) => one.id === id)
          return product ? (
            <li key={id}>{`${quantity} × ${nameOf(product, 'name', language)}${product.sku ? ` [${product.sku}]` : ''}`}</li>
          ) : null
        })}
      </ul>
      <p>
        <b>{`${t('calc.total')}: ${kit.cents === null ? t('calc.ask') : `${formatPrice(formatCents(kit.cents), language)} USD`}`}</b>
        <Approximate cents={kit.cents} isDated />
        {pricedOn ? ` ${t('saved.pricedOn', { day: pricedOn })}` : null}
      </p>
      {kit.offGrid ? <p>{yieldOf(kit.offGrid)}</p> : null}
      {kit.charging ? <p>{t('calc.limit', kit.charging)}</p> : null}
      <p className="sm">{isSystem ? t('calc.systemLeavesOut') : leavesOut([kit])}</p>
    </section>
  )
}

/** Wiring on the installer's sheet: sentences with each figure and its formula. */
export function SheetWiring({ wiring }: { wiring: Wiring }) {
  const t = usePageText()
  const { language } = useVisit()
  const n = (value: number, digits = 1) => formatNumber(Math.round(value * 10 ** digits) / 10 ** digits, language)
  const up = (value: number) => formatNumber(Math.ceil(value - 1e-6), language)
  const { strings, coldV, maxV, bank, stringA, hasFuses, cable, battery, output } = wiring
  const rows = strings.map(({ count, inSeries }) => t('sheet.string', { count, inSeries }))
  const lines = [
    t('sheet.panels', { strings: formatList(rows, language), coldV: n(coldV), maxV: n(maxV) }),
    bank && t('sheet.bank', { inSeries: bank.inSeries, rows: bank.rows, volts: n(bank.voltageV) }),
    stringA && t('sheet.dc', { volts: up(coldV), amperes: up(stringA), hasFuses }),
    cable &&
      t('sheet.cable', {
        mm2: n(cable.mm2),
        metres: n(cable.metres),
        amperes: n(cable.currentA),
        drop: n(cable.dropV),
        percent: n(cable.dropPercent),
      }),
    battery &&
      t('sheet.battery', {
        kw: n(battery.kw, 2),
        volts: n(battery.voltageV),
        amperes: up(battery.currentA),
        fuse: up(battery.fuseA),
        mm2: n(battery.mm2),
      }),
    output && t('sheet.output', { kw: n(output.kw, 2), volts: n(output.voltageV), fuse: up(output.fuseA) }),
    t('sheet.earth'),
  ]
  return (
    <section className="stack">
      <h2 className="text-xl">{t('sheet.wiring')}</h2>
      <ul className="stack sm [--gap:.5rem]">{lines.map((line) => (line ? <li key={line}>{line}</li> : null))}</ul>
    </section>
  )
}
