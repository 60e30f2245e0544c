import { defineCall } from '#api/call.ts'
import type {
  Inquiry,
  InquiryChange,
  InquiryCounts,
  InquiryExport,
  InquiryFilter,
  InquiryForStaff,
  InquiryInput,
  InquiryNeighbours,
  InquiryQuery,
  InquiryReceipt,
  ReceivedOrderInput,
} from './inquiry.contract.ts'

type Id = { params: { id: number } }

export const listInquiries = defineCall<{ query: InquiryQuery; answer: Inquiry[] }>('GET', '/api/admin/inquiries')
export const countInquiries = defineCall<{ query: InquiryFilter; answer: InquiryCounts }>('GET', '/api/admin/inquiries/counts')
export const exportInquiries = defineCall<{ query: InquiryExport; answer: string }>('GET', '/api/admin/inquiries.csv')
export const findInquiriesByCode = defineCall<{ params: { code: string }; answer: Inquiry[] }>('GET', '/api/admin/inquiries/by-code/:code')
export const getInquiry = defineCall<Id & { answer: InquiryForStaff }>('GET', '/api/admin/inquiries/:id')
export const getInquiryNeighbours = defineCall<Id & { query: InquiryFilter; answer: InquiryNeighbours }>(
  'GET',
  '/api/admin/inquiries/:id/neighbours',
)
/** Records an order from WhatsApp. With a UUID per order as the header `idempotency-key`, a double click records it once. */
export const recordOrder = defineCall<{ body: ReceivedOrderInput; answer: Inquiry }>('POST', '/api/admin/inquiries')
export const changeInquiry = defineCall<Id & { body: InquiryChange; answer: InquiryForStaff }>('PUT', '/api/admin/inquiries/:id')
export const deleteInquiry = defineCall<Id & { answer: undefined }>('DELETE', '/api/admin/inquiries/:id')

/** Sends an inquiry. With a UUID as the header `idempotency-key` the call may be repeated safely; changed input needs another key. */
export const sendInquiry = defineCall<{ body: InquiryInput; answer: InquiryReceipt }>('POST', '/api/inquiries')
