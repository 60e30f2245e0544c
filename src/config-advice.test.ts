import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { configAdvice } from './config-advice.ts'

const adviceOn = (environment: Record<string, string>, settings: Record<string, string> = {}) =>
  configAdvice({ ...environment, ...settings }, readConfig(settings))

test.each([
  ['TRUST_PROX', 'TRUST_PROXY'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['smtp_url', 'SMTP_URL'],
  ['COUNTRY_HEADERS', 'COUNTRY_HEADER'],
  ['ADMIN_PASS', 'ADMIN_PASSWORD'],
])('an unknown variable %s is reported, and %s named', (name, meant) => {
  expect(adviceOn({ [name]: 'x' })).toEqual([`The variable ${name} is unknown and ignored. Is ${meant} meant?`])
})

test('variables of the system and of other programs are left alone', () => {
  const names = ['PATH', 'HOME', 'HOSTNAME', 'PWD', 'NODE_ENV', 'POSTGRES_PASSWORD', 'LISTEN_PID', 'LISTEN_FDS', 'MALLOC_ARENA_MAX', 'LANG']
  expect(adviceOn(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})

test('an https address without a trusted proxy is reported', () => {
  const PUBLIC_URL = 'https://shop.example'
  expect(adviceOn({}, { PUBLIC_URL })).toEqual([expect.stringContaining('TRUST_PROXY names no proxy')])
  expect(adviceOn({}, { PUBLIC_URL, TRUST_PROXY: '127.0.0.1' })).toEqual([])
})
