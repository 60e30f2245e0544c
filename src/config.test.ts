import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigProblem, readConfig, readEnvironment } from './config.ts'

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      isPublicUrlSet: false,
      dataDir: './data',
      databaseUrl: undefined,
      adminUsername: 'admin',
      adminPassword: undefined,
      demo: 'auto',
      hasServiceWorker: true,
      trustProxy: [],
      countryHeader: undefined,
      translate: { url: undefined, key: undefined },
      mail: undefined,
      logLevel: 'info',
    })
  })

  test('reads the given values and treats empty ones as absent', () => {
    const given = {
      HOST: '0.0.0.0',
      PORT: '8080',
      PUBLIC_URL: 'https://matanzas-solar.example/',
      DATA_DIR: '/var/lib/shop',
      DATABASE_URL: 'postgres://shop:secret@db:5432/shop',
      ADMIN_USERNAME: ' yanelis ',
      ADMIN_PASSWORD: 'long enough',
      DEMO: 'off',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      COUNTRY_HEADER: 'CF-IPCountry',
      LOG_LEVEL: '',
      OTHER: 'ignored',
    }
    expect(readConfig(given)).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      publicUrl: 'https://matanzas-solar.example',
      isPublicUrlSet: true,
      databaseUrl: given.DATABASE_URL,
      adminUsername: 'yanelis',
      trustProxy: ['10.0.0.0/8', '::1'],
      countryHeader: 'cf-ipcountry',
      demo: 'off',
      logLevel: 'info',
    })
  })

  test.each([
    ['0.0.0.0', '0.0.0.0', 'http://localhost:3000'],
    ['::', '::', 'http://localhost:3000'],
    ['::1', '::1', 'http://[::1]:3000'],
    ['[::1]', '::1', 'http://[::1]:3000'],
    [' 10.0.0.5 ', '10.0.0.5', 'http://10.0.0.5:3000'],
    ['localhost', 'localhost', 'http://localhost:3000'],
    ['shop-1.lan', 'shop-1.lan', 'http://shop-1.lan:3000'],
  ])('listens on %s and gives a URL that browsers accept', (HOST, host, publicUrl) => {
    expect(readConfig({ HOST })).toMatchObject({ host, publicUrl })
    expect(URL.canParse(publicUrl)).toBe(true)
  })

  test.each([
    ['HOST', '999.1.1.1'],
    ['HOST', '127.0.0'],
    ['HOST', ' '],
    ['HOST', '::1::'],
    ['HOST', 'fe80::1%eth0'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', 'http://localhost'],
    ['HOST', 'a b'],
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'matanzas-solar.example'],
    ['PUBLIC_URL', 'ftp://matanzas-solar.example'],
    ['PUBLIC_URL', 'https://matanzas-solar.example/shop'],
    ['PUBLIC_URL', 'https://matanzas-solar.example/?lang=es'],
    ['PUBLIC_URL', 'https://web@matanzas-solar.example'],
    ['DATABASE_URL', 'mysql://db/shop'],
    ['DATABASE_URL', 'shop.db'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_USERNAME', 'x'.repeat(101)],
    ['DEMO', 'yes'],
    ['TRUST_PROXY', 'caddy'],
    ['TRUST_PROXY', '10.0.0.1, 10.0.0.0/99'],
    ['COUNTRY_HEADER', 'CF IPCountry'],
    // Without TRUST_PROXY no proxy may set the header.
    ['COUNTRY_HEADER', 'CF-IPCountry'],
    ['TRANSLATE_URL', 'translate.example'],
    ['TRANSLATE_URL', 'ftp://translate.example'],
    ['TRANSLATE_KEY', 'x'.repeat(501)],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'web'],
    ['MAIL_FROM', 'Web Shop web@example.com'],
    ['MAIL_FROM', 'Web <web@example.com>, other@example.com'],
    ['MAIL_FROM', 'Web\r\nBcc: x@example.com <web@example.com>'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and names it, without repeating the value', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigProblem)
    expect(read).toThrow(new RegExp(`\\n  ${name} must be `))
    if (name === 'ADMIN_PASSWORD') expect(read).not.toThrow(value)
  })

  test('a mail server needs a sender address', () => {
    const SMTP_URL = 'smtps://web:secret@mail.example.com'
    expect(() => readConfig({ SMTP_URL })).toThrow(/MAIL_FROM must be .*SMTP_URL needs it/)
    expect(() => readConfig({ SMTP_URL })).not.toThrow(/secret/)
    expect(readConfig({ MAIL_FROM: 'web@example.com' }).mail).toBeUndefined()
    expect(readConfig({ SMTP_URL, MAIL_FROM: 'web@example.com' }).mail).toEqual({
      url: SMTP_URL,
      from: { name: '', address: 'web@example.com' },
    })
    expect(readConfig({ SMTP_URL, MAIL_FROM: '"Matanzas Solar" <web@example.com>' }).mail?.from).toEqual({
      name: 'Matanzas Solar',
      address: 'web@example.com',
    })
  })

  test('DeepL needs its key, a LibreTranslate server does not', () => {
    expect(() => readConfig({ TRANSLATE_URL: 'https://api-free.deepl.com' })).toThrow(/TRANSLATE_KEY must be .*DeepL needs one/)
    const { translate } = readConfig({ TRANSLATE_URL: 'https://api-free.deepl.com', TRANSLATE_KEY: 'a:fx' })
    expect(translate).toEqual({ url: 'https://api-free.deepl.com', key: 'a:fx' })
    expect(readConfig({ TRANSLATE_URL: 'http://127.0.0.1:5000' }).translate.key).toBeUndefined()
    expect(readConfig({ TRANSLATE_KEY: 'a:fx' }).translate.url).toBeUndefined()
  })

  test('the public address is normalized to an origin, as browsers write it', () => {
    const of = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).publicUrl
    expect(of('https://Matanzas-Solar.example:443//')).toBe('https://matanzas-solar.example')
    expect(of('http://[::1]:8080/')).toBe('http://[::1]:8080')
  })

  test('names every invalid variable at once', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT must be[\s\S]*DEMO must be/)
  })

  test('.env is read, and the environment of the process overrides it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-env-'))
    const file = join(folder, '.env')
    writeFileSync(file, '# the shop\nSHOP_TEST_ONLY="a b"\nPATH=wrong\n')
    try {
      expect(readEnvironment(file)).toMatchObject({ SHOP_TEST_ONLY: 'a b', PATH: process.env.PATH })
      expect(readEnvironment(join(folder, 'none'))).toBe(process.env)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('`.env` may be saved by editors on Windows, and a binary file is refused with a message', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'))
    const file = join(folder, '.env')
    const lines = '\uFEFFSHOP_TEST_FIRST=1\r\nSHOP_TEST_SECOND="a b"\r\n'
    try {
      for (const encoding of ['utf8', 'utf16le'] as const) {
        writeFileSync(file, lines, encoding)
        expect(readEnvironment(file)).toMatchObject({ SHOP_TEST_FIRST: '1', SHOP_TEST_SECOND: 'a b' })
      }
      writeFileSync(file, 'PORT=3000\n', 'utf16le')
      expect(() => readEnvironment(file)).toThrow(/is not a text file in UTF-8/)
      expect(() => readEnvironment(folder)).toThrow(ConfigProblem)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
