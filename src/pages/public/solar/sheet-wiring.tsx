import type { Wiring } from '#features/sizing/kits/wiring.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'

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
