import { defineCall } from '#api/call.ts'
import type { MailState, TestMailResult } from './mail.contract.ts'

export const getMailState = defineCall<{ answer: MailState }>('GET', '/api/admin/mail')
export const retryAllMails = defineCall<{ answer: MailState }>('POST', '/api/admin/mail/retry')
export const sendTestMail = defineCall<{ answer: TestMailResult }>('POST', '/api/admin/mail/test')
