import { expect } from 'vitest'
import { ADMIN, type RunningShop } from './browser.ts'

/**
 * Returns a function that reads the API as staff do. It signs in once, since checking a password takes the shop a tenth
 * of a second.
 *
 * @param getShop returns the shop of the walks, which starts after this call
 */
export function createStaffReader(getShop: () => RunningShop) {
  let cookie: Promise<string> | undefined
  async function signIn(): Promise<string> {
    const { url } = getShop()
    const headers = { origin: url, 'content-type': 'application/json' }
    const answer = await fetch(`${url}/api/admin/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
    expect(answer.status).toBe(200)
    return answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
  }
  return async <Answer>(path: string): Promise<Answer> => {
    cookie ??= signIn()
    const answer = await fetch(`${getShop().url}${path}`, { headers: { cookie: await cookie } })
    expect(answer.status).toBe(200)
    return (await answer.json()) as Answer
  }
}
