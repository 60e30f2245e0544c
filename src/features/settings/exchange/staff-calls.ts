import { defineCall } from '#api/call.ts'
import type { SecondCurrency } from '#kit/exchange-rate.ts'
import type { RateEntry, RateInput, Rates } from './exchange-rate.contract.ts'

export const listRates = defineCall<{ answer: Rates }>('GET', '/api/admin/exchange-rates')
export const enterRate = defineCall<{ body: RateInput; answer: RateEntry }>('POST', '/api/admin/exchange-rates')
export const withdrawRate = defineCall<{ params: { currency: SecondCurrency }; answer: RateEntry }>(
  'DELETE',
  '/api/admin/exchange-rates/:currency',
)
