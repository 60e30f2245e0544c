import type { Config } from './config.ts'
import type { Database } from './database/schema.ts'
import { accountMail } from './features/accounts/account-mail.server.ts'
import { listOwnerEmails } from './features/accounts/administrator.store.server.ts'
import { listProductNames } from './features/catalog/product/product-names.server.ts'
import { inquiryMail } from './features/inquiries/inquiry-mail.server.ts'
import { type MailSender, mailSender, type SenderDependencies } from './features/mail/mail-sender.server.ts'
import type { MailKind } from './features/mail/outbox.store.server.ts'
import { type Mail, type Smtp, smtpServer } from './features/mail/smtp.server.ts'
import { contactsFrom } from './features/settings/contacts.ts'
import { listSettings } from './features/settings/setting.store.server.ts'
import type { Clock } from './platform/clock.server.ts'

type Dependencies = { config: Config; db: Database; clock: Clock; log: SenderDependencies['log'] }
type Mails = {
  smtp: Smtp | undefined
  sender: MailSender
  findRecipient: () => Promise<string>
  hasNoticeRecipient: () => Promise<boolean>
}

/** Creates the sender of mails, and connects it with the mail server and with the features that write the mails. */
export function createMails({ config, db, clock, log }: Dependencies): Mails {
  const smtp = config.mail && smtpServer(config.mail)
  // If the company has no address for sales, the mail goes to an owner.
  const findRecipient = async () => contactsFrom(await listSettings(db)).emails.sales || ((await listOwnerEmails(db))[0] ?? '')

  const { publicUrl } = config
  /** Functions that write the mails of each kind, with recipients. They return undefined if there is nobody to inform. */
  const writers: Record<MailKind, (subject: number, recipient: string) => Promise<Omit<Mail, 'id'> | undefined>> = {
    inquiry: async (id) => {
      const mail = await inquiryMail(id, { db, publicUrl, listProductNames })
      const to = await findRecipient()
      return mail && to ? { ...mail, to } : undefined
    },
    account: (editId) => accountMail(editId, { db, publicUrl }),
    'former-address': (editId, formerAddress) => accountMail(editId, { db, publicUrl, formerAddress }),
  }
  const writeMail: SenderDependencies['writeMail'] = (kind, subject, recipient) => writers[kind](subject, recipient)
  const hasNoticeRecipient = async () => (await listOwnerEmails(db)).length > 0
  return { smtp, sender: mailSender({ db, clock, smtp, writeMail, log }), findRecipient, hasNoticeRecipient }
}
