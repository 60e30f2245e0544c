import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type DatabaseHandle, openDatabase } from '#database/open.server.ts'
import { testClock } from '#tests/clock.ts'
import { databases } from '#tests/databases.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { type MailSender, mailSender, type SenderDependencies } from './mail-sender.server.ts'
import { claimDueMail, queueMail, retryMails, summarizeOutbox } from './outbox.store.server.ts'
import { type SmtpTimes, smtpServer } from './smtp.server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const from = { name: 'Matanzas Solar', address: 'web@matanzas-solar.example' }
/** Timeouts for a mail server that answers: long enough for a busy machine. */
const patient: SmtpTimes = { connectMs: 60_000, silenceMs: 60_000, wholeMs: 60_000 }
/** Timeouts for a mail server that never answers. */
const quick: SmtpTimes = { connectMs: 50, silenceMs: 50, wholeMs: 60_000 }

for (const database of databases) {
  describe(`the outbox, on ${database.name}`, () => {
    let here: DatabaseHandle
    let there: DatabaseHandle
    let remove: () => Promise<void>
    let server: Awaited<ReturnType<typeof startMailServer>>
    const clock = testClock()
    /** Milliseconds of the monotonic clock. */
    let elapsed = 0
    const logged: string[] = []
    const log = { warn: (_: object, text: string) => logged.push(text), error: (_: object, text: string) => logged.push(text) }
    const senders: MailSender[] = []

    beforeAll(async () => {
      const made = await database.make()
      here = made.opened
      there = await openDatabase(made.place)
      remove = async () => {
        await there.close()
        await made.remove()
      }
    })
    afterAll(async () => {
      await server?.close()
      await remove?.()
    })
    beforeEach(async () => {
      await Promise.all(senders.splice(0).map((sender) => sender.stop()))
      await server?.close()
      server = await startMailServer()
      await here.db.deleteFrom('outbox').execute()
      clock.reset()
      elapsed = 0
      logged.splice(0)
    })

    function sender({ db }: DatabaseHandle, parts: Partial<SenderDependencies> = {}, times = patient): MailSender {
      const made = mailSender({
        db,
        clock,
        smtp: smtpServer({ url: server.url, from }, times),
        writeMail: async (_, subject) => ({ to: 'ventas@matanzas-solar.example', subject: `Anfrage ${subject}`, text: 'Guten Tag' }),
        log,
        elapsed: () => elapsed,
        every: () => () => {},
        graceMs: 50,
        ...parts,
      })
      senders.push(made)
      return made
    }
    async function note(...subjects: number[]): Promise<void> {
      for (const subject of subjects) await queueMail(here.db, { kind: 'inquiry', subject }, clock.now())
    }
    const arrived = () => server.received.map(({ headers }) => headers.subject)
    const rows = () => here.db.selectFrom('outbox').selectAll().orderBy('subject').execute()

    test('a queued mail is sent once, and the outbox is empty', async () => {
      await note(1, 2, 1)
      const sending = sender(here)
      await sending.sendDue()
      await sending.sendDue()
      expect(arrived()).toEqual(['Anfrage 1', 'Anfrage 2'])
      expect(server.received[0]).toMatchObject({
        from: from.address,
        to: ['ventas@matanzas-solar.example'],
        headers: { from: 'Matanzas Solar <web@matanzas-solar.example>', 'auto-submitted': 'auto-generated' },
      })
      expect(await rows()).toEqual([])
    })

    test('a refused mail is tried again after 1, 5 and 30 minutes, 2 and 12 hours, then given up, while others continue', async () => {
      server.behave('refuse')
      await note(1)
      const sending = sender(here)
      await sending.sendDue()
      let attempts = 1
      for (const wait of [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR]) {
        clock.advance(wait - 1)
        await sending.sendDue()
        expect((await rows())[0]).toMatchObject({ attempts, given_up_at: null, problem: 'refused', claim: null })
        clock.advance(1)
        await sending.sendDue()
        attempts += 1
        expect((await rows())[0]?.attempts).toBe(attempts)
      }
      expect(await summarizeOutbox(here.db)).toMatchObject({ waiting: 0, failing: 0, givenUp: 1, problem: 'refused' })
      expect((await rows())[0]?.answer).toContain('550 No such mailbox')
      clock.advance(100 * HOUR)
      await sending.sendDue()
      expect((await rows())[0]?.attempts).toBe(6)

      server.behave('accept')
      await note(2)
      await sending.sendDue()
      expect(arrived()).toEqual(['Anfrage 2'])
      await retryMails(here.db, clock.now())
      await sending.sendDue()
      expect(arrived()).toEqual(['Anfrage 2', 'Anfrage 1'])
      expect(await rows()).toEqual([])
    })

    test.each([
      ['busy', 'refused', patient],
      ['drop', 'unreachable', patient],
      ['hang', 'silent', quick],
      ['mute', 'silent', quick],
    ] as const)(
      'a server that behaves like “%s” gets no further mail in that round, and all mails arrive once it recovers',
      async (manner, problem, times) => {
        server.behave(manner)
        await note(1, 2, 3)
        let smtp = smtpServer({ url: server.url, from }, times)
        const sending = sender(here, { smtp: { send: (...mail) => smtp.send(...mail) } })
        await sending.sendDue()
        expect((await rows()).map(({ attempts, problem, claim }) => [attempts, problem, claim])).toEqual([
          [1, problem, null],
          [0, null, null],
          [0, null, null],
        ])
        expect(await summarizeOutbox(here.db)).toMatchObject({
          waiting: 3,
          failing: 1,
          givenUp: 0,
          problem,
          since: clock.now().toISOString(),
        })
        server.behave('accept')
        smtp = smtpServer({ url: server.url, from }, patient)
        clock.advance(MINUTE)
        await sending.sendDue()
        expect(arrived().sort()).toEqual(['Anfrage 1', 'Anfrage 2', 'Anfrage 3'])
      },
    )

    test('a mail has a total time limit, however long each answer may take', async () => {
      server.behave('hang')
      await note(1)
      await sender(here, {}, { ...patient, wholeMs: 50 }).sendDue()
      expect((await rows())[0]).toMatchObject({ attempts: 1, problem: 'silent', claim: null })
    })

    test('a mail server that is away for a day loses no mail', async () => {
      const { port } = server
      await server.close()
      const sending = sender(here)
      for (let minute = 0; minute < 24 * 60; minute += 10) {
        if (minute % 180 === 0) await note(minute / 180 + 1)
        await sending.sendDue()
        clock.advance(10 * MINUTE)
      }
      const counts = await summarizeOutbox(here.db)
      expect(counts.waiting + counts.givenUp).toBe(8)
      expect(counts).toMatchObject({ problem: 'unreachable' })
      expect(counts.givenUp).toBeGreaterThan(0)
      server = await startMailServer(port)
      await retryMails(here.db, clock.now())
      await sending.sendDue()
      expect(arrived().sort()).toEqual(Array.from({ length: 8 }, (_, n) => `Anfrage ${n + 1}`))
    })

    test('two servers send a full outbox, each mail once', async () => {
      const subjects = Array.from({ length: 40 }, (_, n) => n + 1)
      await note(...subjects)
      const both = [sender(here), sender(there)]
      await Promise.all(both.map((one) => one.sendDue()))
      await note(999)
      await Promise.all(both.map((one) => one.sendDue()))
      expect(arrived().sort()).toEqual([...subjects, 999].map((subject) => `Anfrage ${subject}`).sort())
      expect(await rows()).toEqual([])
    })

    test('a mail of a server that was killed is taken over five minutes later, even if the system clock jumps', async () => {
      await note(1)
      expect(await claimDueMail(there.db, 'a server that is gone', clock.now())).toMatchObject({ subject: 1 })
      const sending = sender(here)
      await sending.sendDue()
      clock.advance(365 * 24 * HOUR)
      elapsed += 5 * MINUTE - 1
      await sending.sendDue()
      expect(arrived()).toEqual([])
      elapsed += 1
      await sending.sendDue()
      expect(arrived()).toEqual(['Anfrage 1'])
      expect(await rows()).toEqual([])
    })

    test('a clock that is set back does not delay mails', async () => {
      const sending = sender(here)
      server.behave('refuse')
      clock.advance(30 * 24 * HOUR)
      await note(1)
      await sending.sendDue()
      clock.reset()
      server.behave('accept')
      await sending.sendDue()
      await note(2)
      await sending.sendDue()
      expect(arrived()).toEqual(['Anfrage 1', 'Anfrage 2'])
    })

    test('a sent mail is not sent again if the database fails before it is removed', async () => {
      await note(1, 2)
      const rename = (name: string, other: string) => sql.raw(`alter table ${name} rename to ${other}`).execute(there.db)
      server.whenMailArrives(async () => {
        server.whenMailArrives(async () => {})
        await rename('outbox', 'elsewhere')
      })
      const sending = sender(here)
      await sending.sendDue()
      expect(logged).toEqual(['the outbox cannot be read'])
      await rename('elsewhere', 'outbox')
      elapsed += 60 * MINUTE
      await sending.sendDue()
      await sending.sendDue()
      expect(arrived()).toEqual(['Anfrage 1', 'Anfrage 2'])
      expect(await rows()).toEqual([])
    })

    test('a mail that cannot be written waits, a mail whose subject is gone is dropped, and later mails are sent', async () => {
      await note(1, 2, 3)
      const writeMail: SenderDependencies['writeMail'] = async (_, subject) => {
        if (subject === 1) throw new Error('damaged')
        return subject === 2 ? undefined : { to: 'ventas@matanzas-solar.example', subject: 'Anfrage 3', text: '' }
      }
      await sender(here, { writeMail }).sendDue()
      expect(arrived()).toEqual(['Anfrage 3'])
      expect((await rows()).map(({ subject, problem }) => [subject, problem])).toEqual([[1, 'internal']])
    })

    test('without a mail server mails wait, and no attempt is counted', async () => {
      await note(1)
      await sender(here, { smtp: undefined }).sendDue()
      expect((await rows())[0]).toMatchObject({ attempts: 0, problem: null })
    })

    test('stopping waits for the mail in progress and starts no other', async () => {
      await note(1, 2)
      const sending = sender(here, { graceMs: 60_000 })
      const isUnderWay = new Promise<void>((resolve) => server.whenMailArrives(async () => resolve()))
      void sending.sendDue()
      await isUnderWay
      await sending.stop()
      expect(arrived()).toEqual(['Anfrage 1'])
      expect((await rows()).map(({ subject, claim, attempts }) => [subject, claim, attempts])).toEqual([[2, null, 0]])
      await sending.sendDue()
      expect(arrived()).toEqual(['Anfrage 1'])
    })

    test('stopping does not wait for a hanging server, and the mail is tried again at the next start', async () => {
      server.behave('hang')
      await note(1)
      const sending = sender(here)
      const round = sending.sendDue()
      await sending.stop()
      await round
      expect((await rows())[0]).toMatchObject({ claim: null, given_up_at: null })
      server.behave('accept')
      clock.advance(MINUTE)
      await sender(here).sendDue()
      expect(arrived()).toEqual(['Anfrage 1'])
    })
  })
}
