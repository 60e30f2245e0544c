import { UNNAMED } from '#features/sizing/household/household-form.ts'
import { MOTOR, TURNS } from '#features/sizing/household/sent-form.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatNumber } from '#i18n/format.ts'
import { applianceIcon } from '#ui/site/appliance-icons.tsx'
import { Minus, Plus } from '#ui/site/icons.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'

type Load = Sizing['household']['loads'][number]

/** Returns a function that names an appliance of the household: by the shop's list, or as the visitor typed it. */
export function useApplianceName({ appliances }: Sizing): (load: Load) => string {
  const { language } = useVisit()
  const t = usePageText()
  return ({ key, name }) =>
    appliances.find((one) => one.key === key)?.name[language] ?? (name === UNNAMED ? t('calc.ownName') : (name ?? ''))
}

/** Label of the motor checkbox of an own appliance, with the assumed start factor. */
export function useMotorText({ appliances }: Sizing): string {
  const t = usePageText()
  const { language } = useVisit()
  const factor = appliances.find(({ key }) => key === 'pump')?.startFactor ?? 1
  return t('calc.motor', { factor: formatNumber(factor, language) })
}

/** The appliances of a household as rows of a form. Every row has the same field names; the server reads them by their order. */
export function CalculatorRows({ sizing }: { sizing: Sizing }) {
  const nameOf = useApplianceName(sizing)
  const motor = useMotorText(sizing)
  return (
    <ul className="rows">
      {sizing.household.loads.map((load, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an appliance may occur twice, and rows are never reordered
        <Row key={row} load={load} row={row} name={nameOf(load)} motor={motor} />
      ))}
    </ul>
  )
}

function Row({ load, row, name, motor }: { load: Load; row: number; name: string; motor: string }) {
  const t = usePageText()
  const { language } = useVisit()
  const figure = (value: number) => formatNumber(Math.round(value * 100) / 100, language)
  const { key, count, watts, dayHours, nightHours, startFactor } = load
  const Icon = applianceIcon(key)
  return (
    <li>
      <input type="hidden" name="a" value={key ?? 'own'} />
      <Icon className="ic-lg" />
      {/* An unnamed appliance is unfolded, so that the visitor enters its name. */}
      <details open={load.name === UNNAMED || undefined}>
        <summary>
          <b>{name}</b>
          <span className="sm muted num">
            {t('calc.row', { watts: figure(watts), day: figure(dayHours), night: figure(nightHours) }) +
              // The start factor that is assumed for an own appliance.
              (!key && startFactor > 1 ? t('calc.starts', { factor: figure(startFactor) }) : '')}
          </span>
        </summary>
        {key ? (
          <input type="hidden" name="n" value="" />
        ) : (
          <label>
            {t('calc.name')}
            <input className="in" name="n" defaultValue={load.name === UNNAMED ? '' : load.name} maxLength={40} />
          </label>
        )}
        {/* Two decimals at most: three would be parsed as thousands. */}
        <Figure label={t('calc.watts')} name="w" value={Math.round(watts * 100) / 100} />
        <Figure label={t('calc.dayHours')} name="d" value={dayHours} />
        <Figure label={t('calc.nightHours')} name="h" value={nightHours} />
        {key ? null : (
          <label className="tick">
            <input type="checkbox" name="a" value={MOTOR} defaultChecked={load.hasMotor} />
            {motor}
          </label>
        )}
        <label className="tick">
          <input type="checkbox" name="a" value={TURNS} defaultChecked={load.takesTurns} />
          {t('calc.turns')}
        </label>
      </details>
      <div className="qty">
        <button type="submit" name="do" value={`-${row}`} data-js="calc" aria-label={t('calc.less', { name })}>
          <Minus />
        </button>
        <input name="u" inputMode="numeric" defaultValue={count} aria-label={`${t('calc.count')}: ${name}`} />
        <button type="submit" name="do" value={`+${row}`} data-js="calc" aria-label={t('calc.more', { name })}>
          <Plus />
        </button>
      </div>
    </li>
  )
}

/** A field for a number. Of type text, because both comma and point are allowed. */
function Figure({ label, name, value }: { label: string; name: string; value: number }) {
  return (
    <label>
      {label}
      <input className="in" name={name} inputMode="decimal" defaultValue={round(value)} />
    </label>
  )
}

const round = (value: number) => Math.round(value * 1000) / 1000
