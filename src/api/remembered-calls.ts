import { addressOf } from './call.ts'
import { type Api, browserApi } from './client.ts'
import { CallError } from './error-body.ts'

const MINUTE_MS = 60_000
const FIRST_WAIT_MS = 1000

/**
 * The Api of public pages in a browser: an answer is used again for five minutes and a failed line is tried five more
 * times in the low-bandwidth mode, otherwise one minute and three times; a refusal is never repeated. A library for
 * this would cost a visitor ten kilobytes; the staff area, which needs more, uses one.
 */
export function rememberedApi(isLow: boolean, { api, now, wait, isOnline }: Surroundings = browser()): Api {
  const freshMs = (isLow ? 5 : 1) * MINUTE_MS
  const retries = isLow ? 5 : 3
  const remembered = new Map<string, { at: number; answer: Promise<unknown> }>()

  async function retrying(ask: () => Promise<unknown>): Promise<unknown> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await ask()
      } catch (error) {
        const isRefusal = error instanceof CallError && error.status >= 400 && error.status < 500
        // Without a line there is nothing to wait for here: the screen says so and goes on by itself when it returns.
        if (isRefusal || attempt === retries || !isOnline()) throw error
        // One second, two, four …, at most thirty: a tower that comes back is not met by everyone at once.
        await wait(Math.min(FIRST_WAIT_MS * 2 ** attempt, 30_000))
      }
    }
  }

  return {
    call(call, ...[input]) {
      const ask = () => api.call(call, ...([input] as never)) as Promise<unknown>
      if (call.method !== 'GET') return ask() as never
      const address = addressOf(call, (input ?? {}) as { params?: object; query?: object })
      const known = remembered.get(address)
      if (known && now() - known.at < freshMs) return known.answer as never
      const answer = retrying(ask)
      remembered.set(address, { at: now(), answer })
      answer.catch(() => remembered.delete(address))
      return answer as never
    },
  }
}

/** The line, the clock and patience of a browser. */
export type Surroundings = { api: Api; now(): number; wait(ms: number): Promise<void>; isOnline(): boolean }

function browser(): Surroundings {
  return {
    api: browserApi(),
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    isOnline: () => navigator.onLine,
  }
}
