import { sites, sunChoices } from '#features/sizing/household/household.ts'
import { type Correction, inputLimits, MAX_LOADS } from '#features/sizing/household/household-form.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatList, formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { PresetChips } from '../household-choice.tsx'
import { AnswerBar } from './answer-bar.tsx'
import type { KitsProps } from './calculator-kits.tsx'
import { CalculatorRows, useApplianceName } from './calculator-rows.tsx'
import { useApplianceNames, useNotForBatteryText } from './household-words.ts'

/** Offered reserves for growth, in per cent. */
const GROWTH = [0, 20, 50]

/** Form with the appliances of a household and its hours without grid. Without scripts a submit leads to the link of the household. */
export function CalculatorForm(props: KitsProps) {
  const { sizing } = props
  const t = usePageText()
  const { language } = useVisit()
  const { household, appliances, home, assumed } = sizing
  const { outageHours, isNight, supply, sun, chemistry, growthPercent, site, cableM } = household
  const left = useNotForBatteryText(sizing)
  const turns = useApplianceNames(sizing)(({ takesTurns }) => takesTurns)
  const growth = [...new Set([...GROWTH, growthPercent])].sort((one, other) => one - other)
  return (
    <form method="post" action="/cuba-energia-solar#calc">
      {/* Enter presses the first button of a form; without this one that would be a button of the first row. */}
      <button type="submit" name="do" value="" data-js="calc" hidden />
      <h2 id="calc-title">{t('calc.title')}</h2>
      <p className="muted mt-1.5">{t('calc.hint')}</p>
      <p className="row sm my-3">
        <span className="muted">{`${t('calc.start')}:`}</span>
        <PresetChips script="calc" chosen={home} />
      </p>
      <p className="sm muted my-3">{t('calc.everywhere')}</p>
      {/* Corrections are shown here, with scripts too. */}
      <div id="fixed">
        <Corrections sizing={sizing} />
      </div>
      <CalculatorRows sizing={sizing} />
      <div id="left">
        {left ? <p className="note mt-4">{left}</p> : null}
        {turns.length > 1 ? <p className="sm muted mt-4">{t('calc.turnsNote', { names: formatList(turns, language) })}</p> : null}
      </div>
      <div className="fields mt-4">
        <label>
          {t('calc.add')}
          <select className="in" name="add">
            {appliances.map(({ key, name }) => (
              <option key={key} value={key}>
                {name[language]}
              </option>
            ))}
            <option value="own">{t('calc.ownName')}</option>
          </select>
        </label>
        <button type="submit" className="btn" name="do" value="add" data-js="calc">
          {t('calc.addNow')}
        </button>
        <label className="cut">
          {t('calc.outage')}
          <input className="in" name="hours" inputMode="decimal" defaultValue={outageHours} />
        </label>
        <Choice
          className="cut"
          label={t('calc.when')}
          name="when"
          value={isNight ? 'n' : 'd'}
          of={{ n: t('calc.night'), d: t('calc.day') }}
        />
        <Choice label={t('calc.supply')} name="supply" value={supply} of={{ backup: t('calc.backup'), offGrid: t('calc.offGrid') }} />
        <Choice
          label={t('calc.sun')}
          name="sun"
          value={sun}
          of={Object.fromEntries(sunChoices.map((choice) => [choice, t(`calc.sun.${choice}`)]))}
        />
        <Choice label={t('calc.battery')} name="battery" value={chemistry} of={{ lifepo4: t('calc.lifepo4'), agm: t('calc.agm') }} />
        <Choice
          label={t('calc.growth')}
          name="grow"
          value={String(growthPercent)}
          of={Object.fromEntries(
            growth.map((percent) => [percent, percent === 0 ? t('calc.none') : `+${formatNumber(percent, language)}\u00a0%`]),
          )}
        />
        <Choice label={t('calc.site')} name="site" value={site} of={Object.fromEntries(sites.map((one) => [one, t(`calc.site.${one}`)]))} />
        <label>
          {t('calc.cable')}
          <input className="in" name="cable" inputMode="decimal" placeholder={String(assumed.cableM)} defaultValue={cableM} />
        </label>
        <button type="submit" className="btn btn-sun" name="do" value="" data-js="calc">
          {t('calc.go')}
        </button>
      </div>
      <AnswerBar {...props} />
    </form>
  )
}

type ChoiceProps = { label: string; name: string; value: string; of: Record<string, string>; className?: string }

function Choice({ label, name, value, of, className }: ChoiceProps) {
  return (
    <label className={className}>
      {label}
      <select className="in" name={name} defaultValue={value}>
        {Object.entries(of).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Notes about corrected values of a link or a form. */
function Corrections({ sizing: { corrections, household, assumed }, sizing }: { sizing: Sizing }) {
  const t = usePageText()
  const { language } = useVisit()
  const nameOf = useApplianceName(sizing)
  if (corrections.length === 0) return null
  const labels = {
    ...{ count: t('calc.count'), watts: t('calc.watts'), dayHours: t('calc.dayHours'), nightHours: t('calc.nightHours') },
    ...{ outageHours: t('calc.outage'), growthPercent: t('calc.growth'), cableM: t('calc.cable') },
  }
  const usedOf = (field: keyof typeof inputLimits, load: (typeof household.loads)[number] | undefined): number => {
    if (field === 'cableM') return household.cableM ?? assumed.cableM
    return field === 'outageHours' || field === 'growthPercent' ? household[field] : (load?.[field] ?? 0)
  }
  const describeCorrection = (correction: Correction): string => {
    if (!('reason' in correction)) {
      const { field } = correction
      if (field === 'rows') return t('calc.fix.rows', { most: MAX_LOADS })
      if (field === 'supply') return t('calc.fix.choice', { what: t('calc.supply'), used: t(`calc.${household.supply}`) })
      if (field === 'sun') return t('calc.fix.choice', { what: t('calc.sun'), used: t(`calc.sun.${household.sun}`) })
      if (field === 'site') return t('calc.fix.choice', { what: t('calc.site'), used: t(`calc.site.${household.site}`) })
      if (field === 'chemistry') return t('calc.fix.choice', { what: t('calc.battery'), used: t(`calc.${household.chemistry}`) })
      return t(`calc.fix.${field}`)
    }
    const { field, reason, row } = correction
    const load = row === undefined ? undefined : household.loads[row]
    const what = load ? `${nameOf(load)}, ${labels[field]}` : labels[field]
    const [least, most] = inputLimits[field]
    const limit = reason === 'tooSmall' ? least : reason === 'tooLarge' ? most : usedOf(field, load)
    return t(`calc.fix.${reason}`, { what, limit: formatNumber(Math.round(limit * 100) / 100, language) })
  }
  return (
    <div className="note note-warn my-3" role="alert">
      <ul>
        {[...new Set(corrections.map(describeCorrection))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
