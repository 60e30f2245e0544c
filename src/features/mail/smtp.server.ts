import { isIP } from 'node:net'
import type { Transporter } from 'nodemailer'
import { z } from 'zod'
import type { MailProblem } from './problems.ts'

export type Mail = {
  /** One or several addresses. */
  to: string | readonly string[]
  subject: string
  text: string
  /** Recipient of replies, if not the sender. */
  replyTo?: { name: string; address: string } | undefined
  /** Same id at each attempt, so that mail programs recognise a duplicate. */
  id: string
}

/** Why a mail was not sent. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
  readonly problem: MailProblem
  /** Answer of the mail server, else the message of the error; '' after a timeout. */
  readonly answer: string
  /** True if the problem concerns this mail only; otherwise the next mail would fail as well. */
  readonly isOfThisMail: boolean

  constructor(problem: MailProblem, answer: string, isOfThisMail: boolean, cause?: unknown) {
    super(`mail not sent: ${problem} (${answer})`, { cause })
    this.problem = problem
    this.answer = answer
    this.isOfThisMail = isOfThisMail
  }
}

export type Smtp = {
  /**
   * Sends a mail to the mail server.
   *
   * @param signal aborts the attempt in any state
   * @throws MailFailure
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>
}

export type SmtpTimes = { connectMs: number; silenceMs: number; wholeMs: number }
/** Timeouts: connection and greeting, each response, and the whole mail. */
const defaultTimes: SmtpTimes = { connectMs: 10_000, silenceMs: 20_000, wholeMs: 45_000 }

/** Creates the client of the mail server at SMTP_URL. Each mail has its own connection. */
export function smtpServer({ url, from }: { url: string; from: Sender }, times: SmtpTimes = defaultTimes): Smtp {
  const { hostname, username } = new URL(url)
  let transport: Transporter | undefined
  /** Loads nodemailer when the first mail is sent, since a shop may send none for days. */
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: times.connectMs,
      greetingTimeout: times.connectMs,
      dnsTimeout: times.connectMs,
      socketTimeout: times.silenceMs,
      // Never sends a password over a network without encryption.
      requireTLS: username !== '' && !isThisMachine(hostname),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send({ to, subject, text, replyTo, id }, signal) {
      // Loading does not count towards the mail's time limit.
      transport ??= await open()
      const mail = {
        from,
        // Addresses given as objects are not parsed: no comma or bracket in them makes another recipient.
        to: [to].flat().map((address) => ({ name: '', address })),
        ...(replyTo ? { replyTo } : {}),
        subject,
        text,
        messageId: `<${id}@${from.address.split('@').at(-1)}>`,
        // Prevents automatic replies.
        headers: { 'auto-submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(times.wholeMs)]),
      }
      try {
        await transport.sendMail(mail)
      } catch (error) {
        throw failureFrom(error)
      }
    },
  }
}

const problemOf: Record<string, MailProblem> = {
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'silent',
  EABORT: 'silent',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EAUTH: 'login',
  ENOAUTH: 'login',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EPROTOCOL: 'refused',
}
const ofThisMail = ['EENVELOPE', 'EMESSAGE']
const ANSWER_MAX = 300

function failureFrom(error: unknown): MailFailure {
  const { code = '', response, originalCode, message } = error as Error & { code?: string; response?: string; originalCode?: string }
  const isCertificate = /CERT|SIGNATURE|ERR_TLS|ERR_SSL/.test(originalCode ?? code)
  const problem = isCertificate ? 'tls' : (problemOf[code] ?? 'internal')
  // A timeout has no answer to report.
  const answer = problem === 'silent' ? '' : (response ?? message)
  return new MailFailure(problem, answer.replace(/\s+/g, ' ').slice(0, ANSWER_MAX), ofThisMail.includes(code), error)
}

function isThisMachine(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'))
}

export type Sender = { name: string; address: string }

/** Parses "web@example.com" or "Web Shop <web@example.com>". @returns undefined for anything else */
export function parseSender(text: string): Sender | undefined {
  const [, name = '', inside, bare] = /^(?:([^<>\p{Cc}]*)<([^<>\s]+)>|([^<>\s]+))$/u.exec(text.trim()) ?? []
  const address = z.email().safeParse(inside ?? bare)
  return address.success ? { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.data } : undefined
}
