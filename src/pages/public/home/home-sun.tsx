import { formatNumber } from '#i18n/format.ts'
import { SunCurve } from '#ui/site/sun-curve.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { useFacts, useHasCalculator } from '../layout-data.ts'

/** The company's figures about sunshine, with a link to the calculator; hidden without these figures or products for the calculator. */
export function SunBlock() {
  const t = usePageText()
  const { language } = useVisit()
  const { sunDays, irradiation, panelsFrom, panelsTo, batteryCycles } = useFacts().claims
  if (!useHasCalculator() || !sunDays || !irradiation) return null
  const kwh = formatNumber(irradiation, language)
  return (
    <section className="dark" aria-labelledby="sun">
      <div className="wrap sec split split-2 items-center">
        <div className="stack [--gap:1.25rem]">
          <h2 id="sun">{t('home.sun', { days: sunDays })}</h2>
          <p className="lead muted">{t('home.sunText', { kwh })}</p>
          <div className="plate">
            {panelsFrom && panelsTo ? (
              <div>
                <b>
                  {`${panelsFrom}–${panelsTo}`}
                  <small>W</small>
                </b>
                <span>{t('home.panels')}</span>
              </div>
            ) : null}
            {batteryCycles ? (
              <div>
                <b>{`+${batteryCycles}`}</b>
                <span>{t('home.cycles')}</span>
              </div>
            ) : null}
          </div>
          <a className="btn btn-sun" href="/cuba-energia-solar#calc">
            {t('home.calculate')}
          </a>
        </div>
        <SunCurve name={t('home.sunCurve', { kwh })} figure={kwh} unit={t('home.perDay')} />
      </div>
    </section>
  )
}
