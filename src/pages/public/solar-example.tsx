import { company } from '#features/settings/company.ts'
import { exampleLoads, needsOf } from '#features/sizing/example-household.ts'
import { PERFORMANCE, SUN_HOURS } from '#features/sizing/irradiation.ts'
import { formatNumber } from '#i18n/format.ts'
import { WhatsappIcon } from '#ui/site/whatsapp-icon.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'

/** 185 kWh a month, Diario de Cuba 2020. */
const AVERAGE_KWH = 6.1
const WATTS = company.claims.panelsTo

/** One household, worked out. @param chat the link to a technician */
export function ExampleHousehold({ chat }: { chat: string }) {
  const t = usePageText()
  const { language } = useVisit()
  const number = (value: number) => formatNumber(Math.round(value * 10) / 10, language)
  // What is bought must not be too small, so it is rounded up.
  const atLeast = (value: number) => formatNumber(Math.ceil(value * 10) / 10, language)
  const { dailyKwh, panels, batteryKwh, surgeKw } = needsOf(exampleLoads, WATTS)
  const needs = [
    [number(dailyKwh), 'kWh', t('solar.daily')],
    [String(panels), '', t('solar.panels', { watts: WATTS })],
    [atLeast(batteryKwh), 'kWh', t('solar.battery')],
    [atLeast(surgeKw), 'kW', t('solar.inverter')],
  ] as const
  return (
    <section className="band" id="calc" aria-labelledby="example">
      <div className="wrap sec split split-2">
        <div>
          <h2 id="example">{t('solar.example')}</h2>
          <p className="muted mt-1.5 mb-4">{t('solar.exampleText')}</p>
          <ul className="rows">
            {exampleLoads.map(({ key, count, watts, hours }) => (
              <li key={key} className="max-[20rem]:block">
                <b>{t(`solar.${key}`, { count })}</b>
                <span className="num text-right">{`${formatNumber(Math.round((count * watts * hours) / 10) / 100, language)} kWh`}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="stack">
          <div className="plate">
            {needs.map(([figure, unit, label]) => (
              <div key={label}>
                <b>
                  {figure}
                  {unit ? <small>{unit}</small> : null}
                </b>
                <span>{label}</span>
              </div>
            ))}
          </div>
          <a className="btn btn-wa btn-lg" href={chat}>
            <WhatsappIcon />
            {t('solar.ask')}
          </a>
          <div className="acc">
            <details>
              <summary>{t('solar.methodTitle')}</summary>
              <p className="acc-b muted">
                {t('solar.method', {
                  hours: number(SUN_HOURS),
                  ratio: formatNumber(PERFORMANCE, language),
                  average: number(AVERAGE_KWH),
                })}
              </p>
            </details>
          </div>
        </div>
      </div>
    </section>
  )
}
