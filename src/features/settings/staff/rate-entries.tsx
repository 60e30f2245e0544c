import { formatCubanMoment } from '#i18n/staff-format.ts'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { RateEntry } from '../exchange/exchange-rate.contract.ts'
import { dayWords, rateWords } from './rates-data.ts'

/** The latest entered and withdrawn rates, the newest first, each with day, source and author. */
export function RateEntries({ entries }: { entries: readonly RateEntry[] }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  if (entries.length === 0) return null
  return (
    <section className="panel mt-5" aria-labelledby="entries">
      <h2 className="text-xl" id="entries">
        {t('exchange.entries')}
      </h2>
      <ul>
        {entries.map(({ id, currency, perUsd, day, source, by, at }) => (
          <li key={id} className="border-b border-line py-2.5 last:border-0">
            <b className="num">{perUsd === null ? `${currency}: ${t('exchange.nothing')}` : rateWords(currency, perUsd, language)}</b>
            {perUsd === null ? null : <span className="wrap-anywhere">{` · ${dayWords(day, language)} · ${source}`}</span>}
            <span className="sm muted block" suppressHydrationWarning={true}>
              {t('exchange.by', { by, at: formatCubanMoment(at, language) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
