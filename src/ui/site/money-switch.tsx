import { useLocation } from 'react-router'
import { formatRate, formatRateDay } from '#i18n/approximate.ts'
import type { SecondCurrency, SourcedRate } from '#kit/exchange-rate.ts'
import { useText, useVisit } from '#ui/visit.ts'
import { pageAddress } from './page-address.ts'

/**
 * Links to the same page in each currency; hidden if there is no rate. The server stores the choice in a cookie. The links
 * include `lang`, because browsers never prefetch such addresses (platform/pages/speculation-rules.ts).
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

/**
 * Rates with day and source: "1 USD ≈ 410.5 CUP, tasa del 20 nov. (elTOQUE)". Shows the rates of the currencies in `of`;
 * without `of` the chosen rate, or all rates if none is chosen.
 */
export function MoneyRates({ of }: { of?: readonly SecondCurrency[] }) {
  const { money } = useVisit()
  const { rates = [], chosen } = money ?? {}
  const shown = of ? rates.filter(({ currency }) => of.includes(currency)) : chosen ? [chosen] : rates
  return shown.map((rate) => <RateLine key={rate.currency} rate={rate} />)
}

function RateLine({ rate }: { rate: SourcedRate }) {
  const t = useText()
  const { language } = useVisit()
  const date = t('money.rateOf', { date: formatRateDay(rate, language) })
  return <p className="sm">{`1 USD ≈ ${formatRate(rate.perUsd, language)} ${rate.currency}, ${date} (${rate.source})`}</p>
}
