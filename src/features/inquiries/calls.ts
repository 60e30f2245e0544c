import { defineCall } from '#api/call.ts'
import type { InquiryInput, InquiryReceipt } from './inquiry.contract.ts'

/** Give it the header `idempotency-key`, a UUID made when the form was opened, and it may be repeated without harm. */
export const sendInquiry = defineCall<{ body: InquiryInput; answer: InquiryReceipt }>('POST', '/api/inquiries')
