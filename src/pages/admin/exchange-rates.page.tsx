import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFreshHistory } from '#features/history/staff/history-data.ts'
import { HistoryPanel } from '#features/history/staff/history-panel.tsx'
import { RateEntries } from '#features/settings/staff/rate-entries.tsx'
import { RateForm } from '#features/settings/staff/rate-form.tsx'
import { ratesQuery } from '#features/settings/staff/rates-data.ts'
import type { SecondCurrency } from '#kit/exchange-rate.ts'
import { useStaffText } from '#ui/staff/text.ts'
import type { Route } from './+types/exchange-rates.page'
import { inBrowser, onServer, type StaffLoad } from './frame/load.ts'
import { PageHead } from './frame/page-title.tsx'
import { useStaffApi } from './frame/staff-api.ts'

const load = (async ({ api, cache }) => ({
  rates: await cache.fetchQuery({ ...ratesQuery(api), retry: false }),
})) satisfies StaffLoad<unknown>

export const loader = onServer(load)
export const clientLoader = inBrowser(load)
/** The list refetches itself after every change. */
export const shouldRevalidate = () => false

/** Pesos first: their rate must be entered every week. */
const currencies: readonly SecondCurrency[] = ['CUP', 'EUR']

/** Exchange rates by which visitors see approximate amounts in another currency. */
export default function ExchangeRatesPage({ loaderData }: Route.ComponentProps) {
  const t = useStaffText()
  const api = useStaffApi()
  const { data: rates, dataUpdatedAt } = useQuery({ ...ratesQuery(api), initialData: loaderData.rates })
  useFreshHistory('exchange-rate', dataUpdatedAt)
  useEffect(focusAddressedRate, [])
  return (
    <div className="wrap am max-w-[56rem]!">
      <PageHead title={t('exchange.title')} intro={t('exchange.intro')} />
      {currencies.map((currency) => (
        <RateForm
          key={currency}
          api={api}
          currency={currency}
          current={rates.current.find((one) => one.currency === currency)}
          today={rates.today}
        />
      ))}
      <RateEntries entries={rates.entries} />
      <div className="mt-5">
        <HistoryPanel api={api} of={{ kind: 'exchange-rate' }} help={t('exchange.history')} />
      </div>
    </div>
  )
}

/** The dashboard links to a rate by hash: focuses its field, ready to type. */
function focusAddressedRate(): void {
  document.getElementsByName(`${window.location.hash.slice(1)}-perUsd`)[0]?.focus()
}
