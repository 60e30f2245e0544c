import { defineCall } from '#api/call.ts'
import type { Company, CompanyInput } from './company.contract.ts'

export const getCompany = defineCall<{ answer: Company }>('GET', '/api/admin/company')
export const saveCompany = defineCall<{ body: CompanyInput; answer: Company }>('PUT', '/api/admin/company')
