import { defineCall } from '#api/call.ts'
import type { InquiryInput, InquiryReceipt } from './inquiry.contract.ts'

/** Give it the header `idempotency-key`, a UUID for these words, and it may be repeated without harm; other words need another. */
export const sendInquiry = defineCall<{ body: InquiryInput; answer: InquiryReceipt }>('POST', '/api/inquiries')
