import { z } from 'zod'
import { mailProblems } from './problems.ts'

/** State of the mails to staff; `OutboxCounts` explains the numbers. */
export const mailStateSchema = z.object({
  /** True if a mail server is configured; without one mails wait. */
  isConfigured: z.boolean(),
  /** False while no owner has set an address: then nobody gets mails about account changes. */
  hasNoticeRecipient: z.boolean(),
  waiting: z.number(),
  failing: z.number(),
  givenUp: z.number(),
  since: z.string().nullable(),
  problem: z.enum(mailProblems).nullable(),
  answer: z.string(),
})
export type MailState = z.infer<typeof mailStateSchema>

/** Result of a test mail. `problem` null: the mail server has accepted it. */
export const testMailResultSchema = z.object({
  to: z.string(),
  problem: z.enum(['not-configured', ...mailProblems]).nullable(),
  /** Answer of the mail server. */
  answer: z.string(),
})
export type TestMailResult = z.infer<typeof testMailResultSchema>
