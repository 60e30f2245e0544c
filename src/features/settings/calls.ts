import { defineCall } from '#api/call.ts'
import type { SecondCurrency } from '#kit/exchange-rate.ts'
import type { Company, CompanyInput } from './company/company.contract.ts'
import type { UploadedDocument } from './documents/document.contract.ts'
import type { RateEntry, RateInput, Rates } from './exchange/exchange-rate.contract.ts'
import type { HeldSetting, Setting, SettingInput, ShownSetting } from './setting.contract.ts'

export const listAllSettings = defineCall<{ answer: HeldSetting[] }>('GET', '/api/admin/site-settings')
export const saveSetting = defineCall<{ body: SettingInput; answer: Setting }>('POST', '/api/admin/site-settings')

export const listRates = defineCall<{ answer: Rates }>('GET', '/api/admin/exchange-rates')
export const enterRate = defineCall<{ body: RateInput; answer: RateEntry }>('POST', '/api/admin/exchange-rates')
export const withdrawRate = defineCall<{ params: { currency: SecondCurrency }; answer: RateEntry }>(
  'DELETE',
  '/api/admin/exchange-rates/:currency',
)

export const getCompany = defineCall<{ answer: Company }>('GET', '/api/admin/company')
export const saveCompany = defineCall<{ body: CompanyInput; answer: Company }>('PUT', '/api/admin/company')
/** Multipart, a PDF in the field `file`. A certificate refers to the answer's `url` as its `document`. */
export const uploadDocument = defineCall<{ body: FormData; answer: UploadedDocument }>('POST', '/api/admin/company/documents')

export const listSettings = defineCall<{ answer: ShownSetting[] }>('GET', '/api/site-settings')
