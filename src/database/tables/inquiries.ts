import type { Generated } from 'kysely'

export type InquiryTable = {
  id: Generated<number>
  /** Short code that a visitor can quote; no look-alike characters. */
  code: string
  idempotency_key: string | null
  name: string
  phone: string
  phone_e164: string | null
  email: string | null
  subject: string | null
  message: string
  language: 'es' | 'de' | 'en'
  system_type: 'complete' | 'generator' | 'components' | null
  status: 'new' | 'in_progress' | 'replied' | 'processed' | 'completed'
  /** Page or product that the inquiry was sent from. */
  source: string | null
  /** JSON: products, cart and calculator as the visitor saw them. */
  details: string
  /** Why the inquiry may be a robot's. Null if there is no suspicion, or staff have cleared it. */
  suspicion: 'hidden-field' | 'too-fast' | null
  notes: string
  /** Search text for staff: name, phone, e-mail, subject, message and code, folded by kit/text/fold-text. */
  search_text: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

/** Queue of mails. A mail's text is written when it is sent; then its row is deleted. */
export type OutboxTable = {
  id: Generated<number>
  kind: 'inquiry' | 'account' | 'former-address'
  /** Id of the mail's subject: an inquiry, or the recorded change (`edit`) of an account. */
  subject: number
  /** For 'former-address': the account's address before it was changed. '' for other kinds, whose recipients are looked up on sending. */
  recipient: Generated<string>
  created_at: string
  /** Attempts since the mail was queued, or since staff last retried. */
  attempts: Generated<number>
  /** Time when `due_at` was set. */
  planned_at: string
  /** Earliest time of the next attempt. */
  due_at: string
  /** Token of the attempt under way, unique per attempt; null without one. */
  claim: string | null
  given_up_at: string | null
  /** Problem of the last attempt (features/mail/problems), and the mail server's own words. */
  problem: string | null
  answer: Generated<string>
}
