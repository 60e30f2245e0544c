import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { configuredService } from './configured-service.server.ts'
import { deepl } from './deepl.server.ts'
import { libreTranslate } from './libretranslate.server.ts'
import type { ServiceFailure } from './service.server.ts'

type Answer = { status: number; body: string; isSlow?: boolean }
type Question = { path: string | undefined; headers: IncomingHttpHeaders; body: Record<string, unknown> }

/** A local server in place of the services, which answers as their documentation describes. */
let server: Server
let url: string
let asked: Question[]
let answers: ((question: Question) => Answer)[]
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const question = { path: request.url, headers: request.headers, body: JSON.parse(text) as Record<string, unknown> }
      asked.push(question)
      const next = answers.length > 1 ? answers.shift() : answers[0]
      const { status, body, isSlow } = next?.(question) ?? { status: 500, body: '' }
      if (!isSlow) response.writeHead(status, { 'content-type': 'application/json', location: `${url}/elsewhere` }).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answers = []
})

const pair = { from: 'de', to: 'es' } as const
const wait = { timeoutMs: 250, pauseMs: 1 }
const upper = (texts: unknown) => (texts as string[]).map((text) => text.toUpperCase())
const services = [
  {
    name: 'DeepL',
    open: () => deepl({ url, key: 'secret:fx' }, wait),
    good: ({ body }: Question) => ({
      status: 200,
      body: JSON.stringify({ translations: upper(body.text).map((text) => ({ detected_source_language: 'DE', text })) }),
    }),
    tooFew: JSON.stringify({ translations: [{ detected_source_language: 'DE', text: 'uno' }] }),
  },
  {
    name: 'LibreTranslate',
    open: () => libreTranslate({ url, key: 'secret' }, wait),
    good: ({ body }: Question) => ({ status: 200, body: JSON.stringify({ translatedText: upper(body.q) }) }),
    tooFew: JSON.stringify({ translatedText: ['uno'] }),
  },
]
const failed = (service: ReturnType<typeof deepl>) =>
  service.translate(['eins', 'zwei'], pair).then(
    () => 'no failure',
    (error: ServiceFailure) => error.problem,
  )

test('DeepL is called as documented: version 2, key in the header, HTML, American English', async () => {
  answers = [services[0]?.good as never]
  expect(await deepl({ url, key: 'secret:fx' }, wait).translate(['eins', 'zwei'], { from: 'de', to: 'en' })).toEqual(['EINS', 'ZWEI'])
  expect(asked).toMatchObject([
    {
      path: '/v2/translate',
      headers: { authorization: 'DeepL-Auth-Key secret:fx' },
      body: { text: ['eins', 'zwei'], source_lang: 'DE', target_lang: 'EN-US', tag_handling: 'html' },
    },
  ])
})

test('DeepL gets at most 50 texts at once', async () => {
  answers = [services[0]?.good as never]
  const lines = Array.from({ length: 120 }, (_, at) => `z${at}`)
  expect(await deepl({ url, key: 'k' }, wait).translate(lines, pair)).toEqual(upper(lines))
  expect(asked.map(({ body }) => (body.text as string[]).length)).toEqual([50, 50, 20])
})

test('LibreTranslate is called as documented, with its key only if there is one', async () => {
  answers = [services[1]?.good as never]
  expect(await libreTranslate({ url, key: 'secret' }, wait).translate(['eins'], pair)).toEqual(['EINS'])
  await libreTranslate({ url, key: undefined }, wait).translate(['eins'], pair)
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/translate', { q: ['eins'], source: 'de', target: 'es', format: 'html', api_key: 'secret' }],
    ['/translate', { q: ['eins'], source: 'de', target: 'es', format: 'html' }],
  ])
})

for (const { name, open, good, tooFew } of services) {
  describe(name, () => {
    test.each([
      [400, 'refused', 1],
      [403, 'refused', 1],
      [413, 'refused', 1],
      [302, 'unreachable', 2],
      [429, 'busy', 2],
      [500, 'unreachable', 2],
      [503, 'unreachable', 2],
    ])('status %i is %s after %i attempts', async (status, problem, attempts) => {
      answers = [() => ({ status, body: JSON.stringify({ error: 'no', message: 'no' }) })]
      expect(await failed(open())).toBe(problem)
      expect(asked).toHaveLength(attempts)
    })

    test('a second attempt may succeed', async () => {
      answers = [() => ({ status: 429, body: '' }), good]
      expect(await open().translate(['eins'], pair)).toEqual(['EINS'])
      expect(asked).toHaveLength(2)
    })

    test('a service that does not answer in time is not asked again', async () => {
      answers = [() => ({ status: 200, body: '', isSlow: true })]
      expect(await failed(open())).toBe('unreachable')
      expect(asked).toHaveLength(1)
    })

    test.each([
      ['no JSON', '<html>Welcome to the airport</html>'],
      ['other JSON', '{"answer":42}'],
      ['null', 'null'],
      ['nothing', ''],
      ['too few translations', tooFew],
    ])('the answer %s is unreadable', async (_, body) => {
      answers = [() => ({ status: 200, body })]
      expect(await failed(open())).toBe('unreadable')
      expect(asked).toHaveLength(1)
    })
  })
}

test('DeepL’s 456 means that the monthly quota is used up, and it is not asked again', async () => {
  answers = [() => ({ status: 456, body: JSON.stringify({ message: 'Quota Exceeded' }) })]
  expect(await failed(deepl({ url, key: 'k' }, wait))).toBe('quota')
  expect(asked).toHaveLength(1)
})

test('a server that does not exist is unreachable', async () => {
  expect(await failed(libreTranslate({ url: 'http://127.0.0.1:1', key: undefined }, wait))).toBe('unreachable')
})

test('address and key determine the service', () => {
  const named = (url?: string, key?: string) => configuredService({ url, key })?.name
  expect(named()).toBeUndefined()
  expect(named(undefined, 'abc:fx')).toBe('DeepL')
  expect(named('https://api-free.deepl.com', 'abc:fx')).toBe('DeepL')
  expect(named('https://proxy.example/deepl/v2', 'abc')).toBe('DeepL')
  expect(named('https://translate.example', 'abc')).toBe('LibreTranslate')
  expect(named('http://127.0.0.1:5000/translate')).toBe('LibreTranslate')
  expect(named('https://notdeepl.com')).toBe('LibreTranslate')
})
