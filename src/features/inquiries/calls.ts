import { defineCall } from '#api/call.ts'
import type { InquiryInput, InquiryReceipt } from './inquiry.contract.ts'

/** Sends an inquiry. With a UUID as the header `idempotency-key` the call may be repeated safely; changed input needs another key. */
export const sendInquiry = defineCall<{ body: InquiryInput; answer: InquiryReceipt }>('POST', '/api/inquiries')
