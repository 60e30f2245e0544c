import { defineCall } from '#api/call.ts'
import type { UploadedDocument } from '../documents/document.contract.ts'
import type { Company, CompanyInput } from './company.contract.ts'

export const getCompany = defineCall<{ answer: Company }>('GET', '/api/admin/company')
export const saveCompany = defineCall<{ body: CompanyInput; answer: Company }>('PUT', '/api/admin/company')
/** Multipart, a PDF in the field `file`. A certificate refers to the answer's `url` as its `document`. */
export const uploadDocument = defineCall<{ body: FormData; answer: UploadedDocument }>('POST', '/api/admin/company/documents')
