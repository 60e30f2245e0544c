import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { listConfigAdvice } from './config-advice.ts'

const adviceOn = (environment: Record<string, string>, settings: Record<string, string> = {}) =>
  listConfigAdvice({ ...environment, ...settings }, readConfig(settings))

test.each([
  ['TRUST_PROX', 'TRUST_PROXY'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['smtp_url', 'SMTP_URL'],
  ['COUNTRY_HEADERS', 'COUNTRY_HEADER'],
  ['ADMIN_PASS', 'ADMIN_PASSWORD'],
  ['ADMIN_USER', 'ADMIN_USERNAME'],
  ['SMTP_PASSWORD', 'SMTP_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_TIMEOUT', 'SMTP_URL'],
  ['EMAIL_FROM', 'MAIL_FROM'],
  ['SMTP_FROM_ADDRESS', 'MAIL_FROM'],
  ['DB_URL', 'DATABASE_URL'],
  ['POSTGRES_URL', 'DATABASE_URL'],
  ['DEEPL_API_KEY', 'TRANSLATE_KEY'],
  ['LIBRETRANSLATE_URL', 'TRANSLATE_URL'],
  ['SITE_URL', 'PUBLIC_URL'],
  ['TRUSTED_PROXIES', 'TRUST_PROXY'],
  ['DATA_FOLDER', 'DATA_DIR'],
  ['port', 'PORT'],
  ['PORTT', 'PORT'],
  ['PROT', 'PORT'],
  ['HOSST', 'HOST'],
  ['DMO', 'DEMO'],
])('the unknown variable %s is reported with the suggestion %s', (name, meant) => {
  expect(adviceOn({ [name]: 'x' })).toEqual([`The variable ${name} is unknown and ignored. Is ${meant} meant?`])
})

test('variables of the system and of other programs are left alone', () => {
  const system = ['PATH', 'HOME', 'HOSTNAME', 'PWD', 'LANG', 'MAIL', 'XDG_DATA_DIRS', 'NODE_ENV', 'LISTEN_PID', 'LISTEN_FDS']
  const others = ['PGHOST', 'PGPORT', 'POSTGRES_PASSWORD', 'POSTGRES_USER', 'MALLOC_ARENA_MAX', 'REPORT', 'HTTP_URL', 'META_DIR', 'MAILER']
  const close = ['POST', 'SORT', 'PORTS', 'EXPORT', 'PORT_RANGE', 'PORT_3000_TCP', 'VHOST', 'HOSTTYPE', 'DEMOS', 'TERM', 'SHELL']
  const systemd = ['INVOCATION_ID', 'JOURNAL_STREAM', 'MEMORY_PRESSURE_WATCH', 'CACHE_DIRECTORY', 'REMOTE_PORT', 'MAINPID']
  const neighbours = ['SMTP_SERVICE_HOST', 'SMTP_SERVICE_PORT_TLS', 'SMTP_PORT_25_TCP_ADDR', 'ADMIN_PORT_80_TCP', 'SHOP_PORT']
  const npm = ['npm_config_user_agent', 'npm_package_json', 'npm_lifecycle_event', 'INIT_CWD', 'CI', 'GITHUB_PATH', 'RUNNER_DEBUG']
  const names = [...system, ...others, ...close, ...systemd, ...neighbours, ...npm]
  expect(adviceOn(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})

test('an https address without a trusted proxy is reported', () => {
  const PUBLIC_URL = 'https://shop.example'
  expect(adviceOn({}, { PUBLIC_URL })).toEqual([expect.stringContaining('TRUST_PROXY names no proxy')])
  expect(adviceOn({}, { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' })).toEqual([])
})
