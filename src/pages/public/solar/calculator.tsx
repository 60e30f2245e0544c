import { encodeAssumptions } from '#features/sizing/assumption-figures.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { locales } from '#i18n/language.ts'
import { ShareLink } from '#ui/site/share-link.tsx'
import { usePageText, useVisit } from '#ui/visit.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { CalculatorKits, type KitsProps, sheetAddress } from './calculator-kits.tsx'
import { NeedsList } from './calculator-needs.tsx'
import { useMotorText } from './calculator-rows.tsx'

/**
 * The calculator: appliances of a household, its needs, and the shop's kits for it. Without scripts the visitor submits a form.
 * With scripts early/calculator recomputes the needs at each input, and fetches `#answer` again once the visitor pauses.
 */
export function Calculator(props: KitsProps) {
  const t = usePageText()
  const { language, publicUrl, money } = useVisit()
  const { sizing } = props
  const motor = useMotorText(sizing)
  const { assumed, home, calculatedOn } = sizing
  return (
    <section
      className="wrap sec split items-start"
      id="calc"
      aria-labelledby="calc-title"
      // Data and texts for the calculator's script.
      data-assumed={encodeAssumptions(assumed)}
      data-row={t('calc.row', { watts: '{w}', day: '{d}', night: '{h}' })}
      data-starts={t('calc.starts', { factor: '{f}' })}
      data-bank={t('calc.bank', { ah: '{a}', volts: '{v}' })}
      data-outage={t('calc.inOutage', { hours: '{h}' })}
      data-days={t('calc.inDays', { days: formatNumber(assumed.offGridDays, language) })}
      data-stale={t('calc.stale')}
      data-locale={locales[language]}
      data-name={t('calc.name')}
      data-motor={motor}
      data-used={t('calc.used', { value: '{v}', least: '{a}', most: '{b}' })}
      data-own={t('carries.own')}
      data-kept={t('calc.kept', { name: '{c}' })}
      data-later={`note note-warn tot tick${money?.chosen ? ' approx' : ''}`}
    >
      <CalculatorForm {...props} />
      <div className="panel stack pinfo [--gap:1rem]" id="answer">
        <NeedsList sizing={sizing} />
        <p className="sm how">
          <a href={sheetAddress(home)}>{t('calc.how')}</a>
        </p>
        <hr />
        <CalculatorKits {...props} />
        <p className="sm muted">
          {`${t('calc.estimate', { date: formatDate(calculatedOn, language) })} `}
          <ShareLink
            className=""
            title={t('solar.title')}
            path={`/cuba-energia-solar?home=${encodeURIComponent(home)}`}
            label={t('calc.link')}
            home={home}
          />
        </p>
        <p className="paper sm">{`${publicUrl}/cuba-energia-solar?home=${encodeURIComponent(home)}`}</p>
      </div>
    </section>
  )
}
