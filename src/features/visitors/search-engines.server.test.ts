import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { type DnsLookups, searchEngineCheck } from './search-engines.server.ts'

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const from = (ip: string, userAgent = google) => ({ ip, headers: { 'user-agent': userAgent } }) as unknown as FastifyRequest
const silent = () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ETIMEOUT' }))
const nobody = () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
const named = (reverse: Record<string, string>, resolve: Record<string, string> = {}): DnsLookups => ({
  reverse: async (address) => (reverse[address] ? [reverse[address]] : nobody()),
  resolve: async (name) => (resolve[name] ? [resolve[name]] : nobody()),
})

describe('a search engine’s crawler', () => {
  test('is recognised by a host name of the engine that resolves back to its address', async () => {
    const isCrawler = searchEngineCheck(
      named({ '66.249.66.1': 'crawl-66-249-66-1.googlebot.com' }, { 'crawl-66-249-66-1.googlebot.com': '66.249.66.1' }),
    )
    expect(await isCrawler(from('66.249.66.1'))).toBe(true)
    expect(await isCrawler(from('::ffff:66.249.66.1'))).toBe(true)
  })

  test.each<[string, DnsLookups]>([
    ['has no name', named({})],
    ['goes by another’s name', named({ '1.2.4.8': 'googlebot.com.example.net' }, { 'googlebot.com.example.net': '1.2.4.8' })],
    ['goes by a name that only ends alike', named({ '1.2.4.8': 'x.notgooglebot.com' }, { 'x.notgooglebot.com': '1.2.4.8' })],
    ['gave itself a name that leads elsewhere', named({ '1.2.4.8': 'crawl.googlebot.com' }, { 'crawl.googlebot.com': '66.249.66.1' })],
    [
      'rents a computer from the engine',
      named({ '34.1.2.3': '3.2.1.34.bc.googleusercontent.com' }, { '3.2.1.34.bc.googleusercontent.com': '34.1.2.3' }),
    ],
    ['lies outside its networks while no resolver answers', { reverse: silent, resolve: silent }],
  ])('is not recognised if it %s', async (_, names) => {
    const isCrawler = searchEngineCheck(names)
    for (const address of ['1.2.4.8', '34.1.2.3']) expect(await isCrawler(from(address))).toBe(false)
  })

  test('is recognised by its published networks if no resolver answers', async () => {
    const isCrawler = searchEngineCheck({ reverse: silent, resolve: silent })
    const bing = 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'
    expect(await isCrawler(from('66.249.66.1'))).toBe(true)
    expect(await isCrawler(from('2001:4860:4801:10::1'))).toBe(true)
    expect(await isCrawler(from('157.55.39.7', bing))).toBe(true)
    expect(await isCrawler(from('66.249.66.1', bing))).toBe(false)
  })

  test('is looked up only if the user agent claims to be one', async () => {
    const asked: string[] = []
    const isCrawler = searchEngineCheck({ reverse: async (address) => [String(asked.push(address))], resolve: silent })
    expect(await isCrawler(from('66.249.66.1', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'))).toBe(false)
    expect(await isCrawler(from('66.249.66.1', 'curl/8.0'))).toBe(false)
    expect(await isCrawler({ ip: '66.249.66.1', headers: {} } as unknown as FastifyRequest)).toBe(false)
    expect(asked).toEqual([])
  })

  test('is looked up at most once an hour', async () => {
    let [asked, now] = [0, 0]
    const isCrawler = searchEngineCheck({ reverse: async () => [`${++asked}.example.net`], resolve: nobody }, () => now)
    await Promise.all([isCrawler(from('1.2.4.8')), isCrawler(from('1.2.4.8'))])
    now = 59 * 60_000
    await isCrawler(from('1.2.4.8'))
    expect(asked).toBe(1)
    now = 60 * 60_000
    await isCrawler(from('1.2.4.8'))
    expect(asked).toBe(2)
  })
})
