import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { parseEnv } from 'node:util'
import { compile } from '@fastify/proxy-addr'
import { z } from 'zod'
import { isPrintableName } from '#features/accounts/account.contract.ts'
import { parseSender, type Sender } from '#features/mail/smtp.server.ts'
import { isDeepl } from './features/translation/configured-service.server.ts'
import { foldName } from './kit/text/fold-name.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const addressList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .refine(areAddresses)

/** True if `TRUST_PROXY` can be parsed, by the same function that later checks each request's peer. */
function areAddresses(list: string[]): boolean {
  try {
    compile(list)
    return true
  } catch {
    return false
  }
}

/** Wildcard addresses: they stand for all addresses of this machine, and no browser can open them. */
const everywhere = ['0.0.0.0', '::']

/** The listening address as a host in URLs: IPv6 in brackets, and a name for the wildcard addresses. */
export function hostInAddress(host: string): string {
  if (everywhere.includes(host)) return 'localhost'
  return isIP(host) === 6 ? `[${host}]` : host
}

/** True for an IP address or a host name. Numbers with dots that are not an address are a typo, not a name. */
const isHost = (host: string) =>
  isIP(host) !== 0 ? URL.canParse(`http://${hostInAddress(host)}`) : /^(?!\d+(?:\.\d+)*\.?$)[\w.-]{1,253}$/.test(host)

/** True for an address without path, user name and query: pages are at the root of the public address. */
function isOrigin(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { href, origin } = new URL(url)
  return href.replace(/\/+$/, '') === origin
}

/** The settings of the shop, as environment variables. README.md and .env.example describe them. */
const environmentSchema = z
  .object({
    HOST: z
      .string()
      .trim()
      .transform((host) => host.replace(/^\[(.*)\]$/, '$1'))
      .refine(isHost)
      .default('127.0.0.1'),
    PORT: port.default(3000),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/ })
      .refine(isOrigin)
      .transform((url) => new URL(url).origin)
      .optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: postgresUrl.optional(),
    ADMIN_USERNAME: z
      .string()
      .trim()
      .max(100)
      .refine((name) => foldName(name) !== '' && isPrintableName(name))
      .default('admin'),
    ADMIN_PASSWORD: z.string().min(8).max(500).optional(),
    DEMO: z.enum(['auto', 'off']).default('auto'),
    SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
    TRUST_PROXY: addressList.default([]),
    COUNTRY_HEADER: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]{1,100}$/)
      .optional(),
    TRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRANSLATE_KEY: z.string().trim().min(1).max(500).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
    MAIL_FROM: z
      .string()
      .refine((text) => parseSender(text) !== undefined)
      .optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  })
  .refine(({ TRANSLATE_URL, TRANSLATE_KEY }) => !TRANSLATE_URL || TRANSLATE_KEY || !isDeepl(TRANSLATE_URL), { path: ['TRANSLATE_KEY'] })
  .refine(({ COUNTRY_HEADER, TRUST_PROXY }) => !COUNTRY_HEADER || TRUST_PROXY.length > 0, { path: ['COUNTRY_HEADER'] })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, { path: ['MAIL_FROM'] })

export type Config = {
  host: string
  port: number
  /** Canonical origin, without a slash at the end. */
  publicUrl: string
  /** True if the operator has set `publicUrl`; otherwise `publicUrl` is the address on which the shop listens. */
  isPublicUrlSet: boolean
  dataDir: string
  databaseUrl: string | undefined
  adminUsername: string
  adminPassword: string | undefined
  demo: 'auto' | 'off'
  /** False makes browsers remove an installed service worker and the pages that it stored. */
  hasServiceWorker: boolean
  trustProxy: string[]
  /** Header, in small letters, in which a trusted proxy names the visitor's country; undefined: no such header is trusted. */
  countryHeader: string | undefined
  /** Translation service for staff: DeepL or LibreTranslate (features/translation/configured-service.server.ts). */
  translate: { url: string | undefined; key: string | undefined }
  /** Mail server and sender; undefined: mails wait in the outbox. */
  mail: { url: string; from: Sender } | undefined
  logLevel: string
}

/** Thrown for a configuration that the shop cannot start with; the message names the wrong variables, or the file that cannot be read. */
export class ConfigProblem extends Error {}

/** Creates the error for invalid variables. Some, such as an unknown HOST, are detected only when the server listens. */
export function createConfigProblem(names: readonly string[]): ConfigProblem {
  return new ConfigProblem(
    `The configuration is not valid:\n${names.map((name) => `  ${name} must be ${hints[name]}`).join('\n')}\nCorrect it in .env or in the environment, then start again.`,
  )
}

const hints: Record<string, string> = {
  HOST: 'an address or a name of this machine to listen on, such as 127.0.0.1, ::1 or localhost',
  PORT: 'a port number from 0 to 65535',
  PUBLIC_URL: 'an address such as https://example.com, without a path',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/name, or nothing for SQLite',
  ADMIN_USERNAME: 'a name of 1 to 100 letters on one line',
  ADMIN_PASSWORD: 'at least 8 characters',
  DEMO: '"auto" or "off"',
  SERVICE_WORKER: '"on" or "off"',
  TRUST_PROXY: 'addresses or CIDR ranges, separated by commas',
  COUNTRY_HEADER: 'the name of a header, such as CF-IPCountry; TRUST_PROXY must name the proxy that sets it',
  TRANSLATE_URL: 'the address of a LibreTranslate server or of DeepL, such as https://translate.example.com',
  TRANSLATE_KEY: 'the key of the translation service; DeepL needs one',
  SMTP_URL:
    'the address of a mail server, such as smtps://user:password@mail.example.com (of the password, letters other than A-Z, a-z, 0-9, - and _ are written as %XX)',
  MAIL_FROM: 'the address that mails come from, such as web@example.com or Web Shop <web@example.com>; SMTP_URL needs it',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
}

/**
 * Reads the configuration from environment variables.
 *
 * @param environment variables of the process; empty ones count as absent
 * @throws ConfigProblem naming every variable that is wrong
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw createConfigProblem([...new Set(parsed.error.issues.map((issue) => String(issue.path[0])))])
  const env = parsed.data
  const from = parseSender(env.MAIL_FROM ?? '')
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? `http://${hostInAddress(env.HOST)}:${env.PORT}`,
    isPublicUrlSet: env.PUBLIC_URL !== undefined,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    adminUsername: env.ADMIN_USERNAME,
    adminPassword: env.ADMIN_PASSWORD,
    demo: env.DEMO,
    hasServiceWorker: env.SERVICE_WORKER === 'on',
    trustProxy: env.TRUST_PROXY,
    countryHeader: env.COUNTRY_HEADER,
    translate: { url: env.TRANSLATE_URL, key: env.TRANSLATE_KEY },
    mail: env.SMTP_URL && from ? { url: env.SMTP_URL, from } : undefined,
    logLevel: env.LOG_LEVEL,
  }
}

/** Names of the variables that are settings of the shop. */
export const variableNames: readonly string[] = Object.keys(hints)

/**
 * Reads the variables of `.env` and of the process, which override those of the file.
 *
 * @throws ConfigProblem if the file cannot be read as text
 */
export function readEnvironment(file = '.env'): Record<string, string | undefined> {
  return existsSync(file) ? { ...parseEnv(readText(file)), ...process.env } : process.env
}

/** Reads UTF-8 and UTF-16, with or without a byte order mark: editors on Windows save files like that. */
function readText(file: string): string {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new ConfigProblem(`${file} cannot be read (${(error as Error).message}). Let this user read it, or remove it, then start again.`)
  }
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
  if (text.includes('\0')) throw new ConfigProblem(`${file} is not a text file in UTF-8. Save it as UTF-8, then start again.`)
  return text
}
