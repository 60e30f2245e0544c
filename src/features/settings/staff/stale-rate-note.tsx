import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Api } from '#api/client.ts'
import { Note } from '#ui/staff/note.tsx'
import { useStaffLanguage, useStaffText } from '#ui/staff/text.ts'
import type { Rates } from '../exchange/exchange-rate.contract.ts'
import { dayWords, ratesQuery } from './rates-data.ts'

/** Asks for a new rate for pesos when the last one is too old to be shown; not if there never was one or staff withdrew it. */
export function StaleRateNote({ api, rates: loaded }: { api: Api; rates: Rates | undefined }) {
  const t = useStaffText()
  const language = useStaffLanguage()
  const { data: rates } = useQuery({ ...ratesQuery(api), initialData: loaded })
  const old = rates?.current.find(({ currency, perUsd, isShown }) => currency === 'CUP' && perUsd !== null && !isShown)
  if (!old) return null
  return (
    <div className="mt-4">
      <Note kind="warn" title={t('exchange.old')}>
        <p>{t('exchange.oldText', { day: dayWords(old.day, language) })}</p>
        <Link className="inline-flex min-h-11 items-center text-sea underline" to="/admin/exchange-rates#CUP">
          {t('exchange.toPage')}
        </Link>
      </Note>
    </div>
  )
}
