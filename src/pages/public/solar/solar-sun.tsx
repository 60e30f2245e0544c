import { dailyYieldKwh, measures, type PublishedIrradiation, SUN_HOURS } from '#features/sizing/irradiation.ts'
import type { Sizing } from '#features/sizing/sizing.contract.ts'
import { formatNumber } from '#i18n/format.ts'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts } from '../layout-data.ts'

/** Power of a common panel in W, if the company has set none. */
const USUAL_PANEL_W = 550

/** Figures about sunshine: those of the company, and the official one for comparison. */
export function SunFigures({ assumed }: { assumed: Sizing['assumed'] }) {
  const t = usePageText()
  const { language } = useVisit()
  const { sunDays, irradiation, panelsTo = USUAL_PANEL_W } = useFacts().claims
  const number = (value: number) => formatNumber(Math.round(value * 10) / 10, language)
  const figures = [
    ...(sunDays ? [[`+${sunDays}`, '', t('solar.days')] as const] : []),
    ...(irradiation ? [[number(irradiation), 'kWh', t('solar.companyFigure')] as const] : []),
    [number(SUN_HOURS), 'kWh', t('solar.officialFigure')],
    [number(dailyYieldKwh(panelsTo, assumed)), 'kWh', t('solar.panelFigure', { watts: panelsTo })],
  ] as const
  return (
    <section className="wrap sec split split-2 items-center" aria-labelledby="gives">
      <div className="stack">
        <h2 id="gives">{t('solar.gives')}</h2>
        <p className="text">
          {t('solar.givesText', {
            company: irradiation ? number(irradiation) : '',
            official: number(SUN_HOURS),
            used: formatNumber(assumed.sunHours, language),
            isHigher: assumed.sunHours > SUN_HOURS,
          })}
        </p>
      </div>
      <div className="plate">
        {figures.map(([figure, unit, label]) => (
          <div key={label}>
            <b>
              {figure}
              {unit ? <small>{unit}</small> : null}
            </b>
            <span>{label}</span>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Published solar irradiation of the provinces, each with its source. */
export function Irradiation() {
  const t = usePageText()
  return (
    <section className="band" aria-labelledby="places">
      <div className="wrap sec">
        <div className="stack">
          <h2 id="places">{t('solar.places')}</h2>
          <p className="muted text">{t('solar.placesText')}</p>
        </div>
        <table className="mt-5 w-full border-collapse text-left">
          <thead className="sm muted max-[22rem]:hidden">
            <tr>
              <th scope="col">{t('solar.place')}</th>
              <th scope="col">{t('solar.figure')}</th>
              <th scope="col">{t('solar.source')}</th>
            </tr>
          </thead>
          <tbody>
            {measures.map((measure) => (
              <Row key={measure.source} {...measure} />
            ))}
          </tbody>
        </table>
        <p className="muted mt-4">{t('solar.others')}</p>
      </div>
    </section>
  )
}

function Row({ place, kwh, source, link }: PublishedIrradiation) {
  const t = usePageText()
  const { language } = useVisit()
  const [least, most] = kwh.map((value) => formatNumber(value, language))
  return (
    <tr className="align-top [border-top:1px_solid_var(--color-line)] max-[22rem]:grid">
      <th className="py-3 pr-3 [font-weight:600]" scope="row">
        {t(`solar.${place}`)}
      </th>
      <td className="num py-3 pr-3">{least && most ? t('solar.range', { least, most }) : least}</td>
      <td className="sm muted py-3">
        {link ? (
          <a className="py-3.5" href={link}>
            {source}
          </a>
        ) : (
          source
        )}
      </td>
    </tr>
  )
}
