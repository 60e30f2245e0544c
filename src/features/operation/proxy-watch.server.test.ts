import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/units.ts'
import { createProxyCheck } from '#platform/http/trusted-peer.server.ts'
import { createProxyWatch } from './proxy-watch.server.ts'

const TRUSTED = '10.0.0.1'

/** A server behind a proxy, which is trusted if it has the address `TRUSTED`. */
function open() {
  let now = 0
  const warnings: string[] = []
  const log = { warn: (_: unknown, text: string) => warnings.push(text) }
  const isPublicAddress = (address: string) => !address.startsWith('10.')
  const watch = createProxyWatch({
    ...{ log, publicUrl: 'https://shop', isFromTrustedProxy: createProxyCheck([TRUSTED]), isPublicAddress },
    elapsed: () => now,
  })
  const app = fastify({ trustProxy: [TRUSTED] })
  app.addHook('onRequest', async (request) => watch.note(request))
  app.get('/', async () => '')
  const ask = (remoteAddress: string, headers: Record<string, string>) => app.inject({ url: '/', remoteAddress, headers })
  const advance = (ms: number) => {
    now += ms
  }
  return { advance, warnings, ask, ...watch }
}

describe('a proxy in front of the shop', () => {
  test('is reported for a day, and logged once, if TRUST_PROXY does not name it', async () => {
    const { ask, listProblems, advance, warnings } = open()
    await ask('10.0.0.2', { 'x-forwarded-for': '8.8.8.8' })
    await ask('10.0.0.2', { 'x-forwarded-proto': 'https' })
    expect(listProblems()).toEqual(['untrusted'])
    expect(warnings).toEqual([expect.stringContaining('TRUST_PROXY')])
    advance(DAY_MS)
    expect(listProblems()).toEqual([])
  })

  test('is not reported if a visitor with a public address sends the headers of a proxy', async () => {
    const { ask, listProblems } = open()
    await ask('8.8.8.8', { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'http' })
    expect(listProblems()).toEqual([])
  })

  test.each([
    [{ 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'https' }, []],
    [{ 'x-forwarded-for': '8.8.8.8', 'x-forwarded-proto': 'http' }, ['not-https']],
    [{ 'x-forwarded-for': '8.8.8.8' }, ['not-https']],
    // A health check from the same machine, without headers of a proxy.
    [{}, []],
  ])('with the headers %j is reported as %j', async (headers, problems) => {
    const { ask, listProblems } = open()
    await ask(TRUSTED, headers)
    expect(listProblems()).toEqual(problems)
  })
})
