import type { Database } from '../database/schema.ts'
import { queueMail } from '../features/mail/outbox.store.server.ts'
import { createMails } from '../mails.ts'
import type { App } from '../platform/http/route.server.ts'
import type { ServerDependencies } from './server-dependencies.ts'

type Dependencies = Pick<ServerDependencies, 'config' | 'db' | 'clock'> & { app: App }

/** Creates the mails, and the functions with which inquiries and accounts queue and send theirs. Mails are sent while the server listens. */
export function createMailServices({ config, db, clock, app }: Dependencies) {
  const mails = createMails({ config, db, clock, log: app.log })
  app.addHook('onListen', async () => mails.sender.start())
  app.addHook('onClose', () => mails.sender.stop())
  const sendDue = () => void mails.sender.sendDue()
  return {
    mails,
    ofInquiries: {
      onStored: (transaction: Database, { id }: { id: number }) => queueMail(transaction, { kind: 'inquiry', subject: id }, clock.now()),
      afterwards: sendDue,
    },
    ofAccounts: {
      async queueNotice(transaction: Database, subject: number, formerAddress: string): Promise<void> {
        await queueMail(transaction, { kind: 'account', subject }, clock.now())
        if (formerAddress) await queueMail(transaction, { kind: 'former-address', subject, recipient: formerAddress }, clock.now())
      },
      sendNotices: sendDue,
    },
  }
}
