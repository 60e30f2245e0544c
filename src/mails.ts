import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import { accountMail } from './features/accounts/account-mail.server.ts'
import { listProductNames } from './features/catalog/product/product-lists.store.server.ts'
import { inquiryMail } from './features/inquiries/inquiry-mail.server.ts'
import { type MailSender, mailSender, type SenderParts } from './features/mail/mail-sender.server.ts'
import type { MailKind } from './features/mail/outbox.store.server.ts'
import { type Mail, type Smtp, smtpServer } from './features/mail/smtp.server.ts'
import { contactsFrom } from './features/settings/contacts.ts'
import { listSettings } from './features/settings/setting.store.server.ts'
import type { Clock } from './platform/clock.server.ts'

type Parts = { config: Config; db: Database; clock: Clock; log: SenderParts['log'] }
type WrittenMail = Omit<Mail, 'id' | 'to'> & { to?: readonly string[] }
type Mails = { smtp: Smtp | undefined; sender: MailSender; findRecipient: () => Promise<string> }

/** What mails are made of: the mail server, whom they go to, and what they say of each subject. */
export function mailsOf({ config, db, clock, log }: Parts): Mails {
  const smtp = config.mail && smtpServer(config.mail)
  const findRecipient = async () => contactsFrom(await listSettings(db)).emails.sales

  const { publicUrl } = config
  /** Text of a mail of each kind, and its recipients if not the sales address; undefined when nobody need be told any more. */
  const writers: Record<MailKind, (subject: number) => Promise<WrittenMail | undefined>> = {
    inquiry: (id) => inquiryMail(id, { db, publicUrl, listProductNames }),
    account: (editId) => accountMail(editId, { db, publicUrl }),
  }
  const writeMail: SenderParts['writeMail'] = async (kind, subject) => {
    const mail = await writers[kind](subject)
    return mail && { ...mail, to: mail.to?.length ? mail.to : await findRecipient() }
  }
  return { smtp, sender: mailSender({ db, clock, smtp, writeMail, log }), findRecipient }
}
