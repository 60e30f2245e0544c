import { defineCall } from '#api/call.ts'
import type {
  HeldInquiry,
  Inquiry,
  InquiryChange,
  InquiryCounts,
  InquiryExport,
  InquiryFilter,
  InquiryNeighbours,
  InquiryQuery,
  ReceivedOrderInput,
} from './inquiry.contract.ts'

type Id = { params: { id: number } }

export const listInquiries = defineCall<{ query: InquiryQuery; answer: Inquiry[] }>('GET', '/api/admin/inquiries')
export const countInquiries = defineCall<{ query: InquiryFilter; answer: InquiryCounts }>('GET', '/api/admin/inquiries/counts')
export const exportInquiries = defineCall<{ query: InquiryExport; answer: string }>('GET', '/api/admin/inquiries.csv')
export const findInquiriesByCode = defineCall<{ params: { code: string }; answer: Inquiry[] }>('GET', '/api/admin/inquiries/by-code/:code')
export const getInquiry = defineCall<Id & { answer: HeldInquiry }>('GET', '/api/admin/inquiries/:id')
export const getInquiryNeighbours = defineCall<Id & { query: InquiryFilter; answer: InquiryNeighbours }>(
  'GET',
  '/api/admin/inquiries/:id/neighbours',
)
/** Give it the header `idempotency-key`, a UUID for each order, and a double click writes it down once. */
export const writeDownOrder = defineCall<{ body: ReceivedOrderInput; answer: Inquiry }>('POST', '/api/admin/inquiries')
export const changeInquiry = defineCall<Id & { body: InquiryChange; answer: HeldInquiry }>('PUT', '/api/admin/inquiries/:id')
export const deleteInquiry = defineCall<Id & { answer: undefined }>('DELETE', '/api/admin/inquiries/:id')
