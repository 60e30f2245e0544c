import type { ApplianceKey } from '#features/sizing/household/appliance-figures.ts'
import { startFactorSource } from '#features/sizing/household/appliances.ts'
import { findSimilarAppliance } from '#features/sizing/household/similar-appliance.ts'
import {
  availableShare,
  hoursOnBattery,
  isEnergyMostlyStored,
  isSizedForWeakestMonth,
  slowDrawHours,
  startingMotor,
  sunHoursOf,
} from '#features/sizing/needs.ts'
import { assumptionFigures, type FigureKey } from '#features/sizing/settings/setting-fields.ts'
import { roundNeeds } from '#features/sizing/shown-needs.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatDate, formatList, formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useApplianceName } from './calculator-rows.tsx'
import { useApplianceNames } from './household-words.ts'

/** Labels that contain a figure themselves: name for the script (`data-need`), by the key of the figure. */
const worded = { battery: 'bank', backup: 'when' }

/** Needs of a household, in figures that the script updates while the visitor types (`data-need`). */
export function NeedsList({ sizing }: { sizing: Sizing }) {
  const t = usePageText()
  const { language } = useVisit()
  const shown = roundNeeds(sizing.needs)
  const text = (key: keyof typeof shown) => formatNumber(shown[key], language)
  const plate = [
    ['panels', 'kWp', t('calc.panels')],
    ['battery', 'kWh', t('calc.bank', { ah: text('ah'), volts: text('volts') })],
    ['continuous', 'kW', t('calc.continuous')],
    ['surge', 'kW', t('calc.surge')],
    ['backup', 'kWh', <Backup key="backup" sizing={sizing} />],
    ['generator', 'kVA', t('calc.generator')],
  ] as const
  return (
    <>
      <h2 className="text-xl">{t('calc.needs')}</h2>
      <p role="status">
        <b className="bignum" data-need="daily">
          {text('daily')}
        </b>
        {` ${t('calc.perDay')}`}
      </p>
      <div className="plate">
        {plate.map(([key, unit, label]) => (
          <div key={key}>
            <b>
              <strong data-need={key}>{text(key)}</strong>
              <small>{unit}</small>
            </b>
            <span data-need={key in worded ? worded[key as keyof typeof worded] : undefined}>{label}</span>
          </div>
        ))}
      </div>
    </>
  )
}

function Backup({ sizing: { household, assumed } }: { sizing: Sizing }) {
  const t = usePageText()
  const { language } = useVisit()
  return household.supply === 'offGrid'
    ? t('calc.inDays', { days: formatNumber(assumed.offGridDays, language) })
    : t('calc.inOutage', { hours: formatNumber(household.outageHours, language) })
}

/** Explains the calculation: each formula with its values and their sources. */
export function CalculatorMethod({ sizing }: { sizing: Sizing }) {
  const t = usePageText()
  const { language } = useVisit()
  const { needs, assumed, assumedOn, household, sources } = sizing
  const source = (text: string | undefined) => text || t('calc.own')
  const nameOf = useApplianceName(sizing)
  const number = (value: number) => formatNumber(Math.round(value * 1000) / 1000, language)
  const shown = roundNeeds(needs)
  const figure = (key: keyof typeof shown) => number(shown[key])
  const { chemistry, growthPercent } = household
  const ratio = isEnergyMostlyStored(household) ? 'performanceByBattery' : 'performance'
  const drawn = availableShare(hoursOnBattery(household, assumed), slowDrawHours(chemistry, assumed))
  const turns = useApplianceNames(sizing)(({ takesTurns }) => takesTurns)
  const isLithium = chemistry === 'lifepo4'
  /** True if a figure has its default value and source: the shop's explanation applies only to the default. */
  const isAsAtFirst = (key: FigureKey, value: number) => {
    const first = assumptionFigures[key]
    return sources[key] === first.source && Math.abs(value - first.value) < 1e-6
  }
  const growth = growthPercent > 0 ? t('calc.howGrowth', { factor: number(1 + growthPercent / 100) }) : ''
  const kw = (watts: number) => number(watts / 1000)
  const sourceOf = (key: string | undefined) => source(sizing.appliances.find((one) => one.key === key)?.source)
  const startOf = (key: ApplianceKey) => {
    const appliance = sizing.appliances.find((one) => one.key === key)
    return source(appliance && startFactorSource(key, appliance))
  }
  /** Words the source of an own appliance's start factor: a listed appliance with a similar name, otherwise the pump. */
  const startsAsOf = ({ name }: { name?: string | undefined }) => {
    const like = findSimilarAppliance(name) ?? 'pump'
    return like === 'pump'
      ? t('calc.asPump', { source: startOf(like) })
      : `${sizing.appliances.find(({ key }) => key === like)?.name[language]}; ${startOf(like)}`
  }
  const { motor, othersW = 0 } = startingMotor(household) ?? {}
  const start = motor
    ? t('calc.howStart', {
        name: nameOf(motor),
        others: kw(othersW),
        watts: kw(motor.watts),
        factor: number(motor.startFactor),
        growth,
        surge: kw(needs.surgeW),
        source: motor.key ? startOf(motor.key) : startsAsOf(motor),
      })
    : t('calc.howNoStart')
  const parts = household.loads
    .filter(({ duty, count, isNotForBattery }) => duty < 1 && count > 0 && !isNotForBattery)
    .map((load) => {
      const { count, watts, dayHours, nightHours, duty } = load
      const hours = dayHours + nightHours
      const wh = count * watts * hours * duty
      const way = `${count} × ${number(watts)}\u00a0W × ${number(hours)}\u00a0h × ${number(duty)} = ${number(wh / 1000)}\u00a0kWh`
      return `${nameOf(load)}, ${way} (${sourceOf(load.key)})`
    })
  return (
    <ul className="stack sm [--gap:.5rem]">
      <li>
        {inOne(t('calc.howDaily', { daily: figure('daily'), growth }), parts.length > 0 && t('calc.howPart', { list: parts.join('; ') }))}
      </li>
      <li>
        {t('calc.howPanels', {
          daily: figure('daily'),
          own: number((24 * needs.idleW) / 1000),
          sun: number(sunHoursOf(household, assumed)),
          sunSource: isSizedForWeakestMonth(household)
            ? t('calc.howWeakest', { source: source(sources.weakestSunHours) })
            : isAsAtFirst('sunHours', assumed.sunHours)
              ? t('calc.official', { source: sources.sunHours })
              : source(sources.sunHours),
          ratio: number(assumed[ratio]),
          ratioSource: isAsAtFirst(ratio, assumed[ratio] * 100) && ratio === 'performance' ? t('calc.losses') : source(sources[ratio]),
          panels: figure('panels'),
        })}
      </li>
      <li>
        {t('calc.howBattery', {
          backup: figure('backup'),
          idle: number(Math.round(needs.idleW)),
          idleSource: source(sources.idleShare),
          drawn: drawn < 1 ? number(drawn) : '',
          depth: number(assumed.depth[chemistry]),
          depthSource: source(sources[isLithium ? 'depthLifepo4' : 'depthAgm']),
          trip: number(assumed.roundTrip[chemistry]),
          tripSource: source(sources[isLithium ? 'roundTripLifepo4' : 'roundTripAgm']),
          battery: figure('battery'),
        })}
      </li>
      <li>
        {inOne(
          t('calc.howInverter', {
            turns: turns.length > 1 ? formatList(turns, language) : '',
            running: kw(needs.runningW),
            margin: number(assumed.powerMargin),
            source: source(sources.powerMargin),
            continuous: figure('continuous'),
          }),
          start,
          motor && needs.surgeW < needs.continuousW && t('calc.howLess'),
        )}
      </li>
      <li>
        {t('calc.howGenerator', {
          surge: kw(needs.surgeW),
          running: kw(needs.runningW),
          factor: number(assumed.powerFactor),
          factorSource: source(sources.powerFactor),
          load: number(assumed.generatorLoad),
          loadSource: source(sources.generatorLoad),
          kva: figure('generator'),
        })}
      </li>
      <li>{t('calc.howDate', { date: formatDate(assumedOn, language) })}</li>
    </ul>
  )
}

/** Joins sentences into one text: React would put a comment of eight characters between two. */
const inOne = (...sentences: readonly (string | false | undefined)[]) => sentences.filter(Boolean).join(' ')
