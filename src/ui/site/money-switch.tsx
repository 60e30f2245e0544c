import { useLocation } from 'react-router'
import { formatRateDay } from '#i18n/approximate.ts'
import { formatNumber } from '#i18n/format.ts'
import type { SourcedRate } from '#kit/exchange-rate.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { pageAddress } from './page-address.ts'

/**
 * The currencies as links to the same page; nothing while there is no rate. The server remembers the choice in a cookie.
 * The links name the language too: browsers fetch no such address unasked (platform/pages/speculation-rules.ts).
 */
export function MoneySwitch() {
  const t = useText()
  const { language, money } = useVisit()
  const place = useLocation()
  if (!money) return null
  const chosen = money.chosen?.currency ?? 'USD'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these are links
    <div className="money" role="group" aria-label={t('money.label')}>
      {['USD', ...money.rates.map(({ currency }) => currency)].map((currency) => (
        <a
          key={currency}
          href={pageAddress(place, { lang: language, money: currency })}
          rel="nofollow"
          aria-current={currency === chosen ? 'true' : undefined}
        >
          {currency === 'USD' ? 'USD' : `+ ${currency}`}
        </a>
      ))}
    </div>
  )
}

/** The rates with day and source: "1 USD ≈ 410.5 CUP, tasa del 20 nov. (elTOQUE)"; only the chosen one if there is one. */
export function MoneyRates() {
  const { money } = useVisit()
  return (money?.chosen ? [money.chosen] : (money?.rates ?? [])).map((rate) => <RateLine key={rate.currency} rate={rate} />)
}

function RateLine({ rate: { currency, perUsd, day, source } }: { rate: SourcedRate }) {
  const t = useText()
  const { language } = useVisit()
  const date = t('money.rateOf', { date: formatRateDay(day, language) })
  return <p className="sm">{`1 USD ≈ ${formatNumber(perUsd, language)} ${currency}, ${date} (${source})`}</p>
}
