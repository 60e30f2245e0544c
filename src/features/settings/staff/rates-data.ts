import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { formatRate } from '#i18n/approximate.ts'
import { type Language, locales } from '#i18n/language.ts'
import { plausibleRates, type SecondCurrency } from '#kit/exchange-rate.ts'
import { isAmbiguousNumber, typedNumber } from '#kit/text/typed-number.ts'
import { enterRate, listRates, withdrawRate } from '../calls.ts'
import type { RateInput } from '../exchange/exchange-rate.contract.ts'

export const ratesQuery = (api: Api) => queryOptions({ queryKey: [listRates.path], queryFn: () => api.call(listRates), staleTime: 0 })

/** Mutations that enter and withdraw rates. The list is loaded again after each, also after a conflict or failure. */
export function useRateActions(api: Api) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: [listRates.path] })
  return {
    enter: useMutation({ mutationFn: (body: RateInput) => api.call(enterRate, { body }), onSettled }),
    withdraw: useMutation({ mutationFn: (currency: SecondCurrency) => api.call(withdrawRate, { params: { currency } }), onSettled }),
  }
}

/** Parses a rate as staff type it, "410,50" or "410.50". An ambiguous one ("1.000") stays a text, so that `rateInputSchema` refuses it. */
export function parseTypedRate(text: string, currency: SecondCurrency): number {
  const { max } = plausibleRates[currency]
  return isAmbiguousNumber(text, max) ? (text as never) : typedNumber(text, max)
}

/** Formats a rate, such as "1 USD = 410,5 CUP". */
export const rateWords = (currency: SecondCurrency, perUsd: number, language: Language): string =>
  `1 USD = ${formatRate(perUsd, language)} ${currency}`

/** A day as the reader writes it: "20.11.2026". */
export const dayWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
