import type { VerificationChallenge } from '#features/visitors/verification.contract.ts'
import type { App } from '#platform/http/route.server.ts'
import { FIREFOX } from './humans.ts'

export const china = '1.2.4.8'
export const cuba = '152.206.0.1'
export const inquiry = { name: 'Li Wei', phone: '+86 10 1234 5678', message: 'We look for panels.', language: 'en' } as const

/** A fake browser at an IP address, with a cookie jar. */
export function browserAt(app: App, remoteAddress: string, userAgent = FIREFOX) {
  const jar = new Map<string, string>()
  async function send(method: 'GET' | 'POST', url: string, body?: unknown, more: Record<string, string> = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      host: 'localhost',
      'user-agent': userAgent,
      'accept-language': 'en',
      ...(method === 'POST' ? { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' } : {}),
      ...(cookie ? { cookie } : {}),
      ...more,
    }
    const answer = await app.inject({ method, url, remoteAddress, headers, ...(body === undefined ? {} : { payload: body as object }) })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (value === '' || maxAge === 0 || (expires && expires.getTime() === 0)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    check: async (more?: Record<string, string>) => (await send('GET', '/api/check-verification', undefined, more)).json(),
    challenge: async () => (await send('GET', '/api/verification-challenge')).json<VerificationChallenge>(),
    verify: (body: unknown) => send('POST', '/api/verify-human', body),
    inquire: (headers?: Record<string, string>, body: object = inquiry) => send('POST', '/api/inquiries', body, headers),
    send,
  }
}
