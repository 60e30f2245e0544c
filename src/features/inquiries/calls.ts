import { defineCall } from '#api/call.ts'
import type { Inquiry, InquiryChange, InquiryInput, InquiryQuery, InquiryReceipt } from './inquiry.contract.ts'

type Id = { params: { id: number } }

/** Give it the header `idempotency-key`, a UUID made when the form was opened, and it may be repeated without harm. */
export const sendInquiry = defineCall<{ body: InquiryInput; answer: InquiryReceipt }>('POST', '/api/inquiries')

export const listInquiries = defineCall<{ query: InquiryQuery; answer: Inquiry[] }>('GET', '/api/admin/inquiries')
export const changeInquiry = defineCall<Id & { body: InquiryChange; answer: Inquiry }>('PUT', '/api/admin/inquiries/:id')
export const deleteInquiry = defineCall<Id & { answer: undefined }>('DELETE', '/api/admin/inquiries/:id')
