import { addressOf, type Call } from './call.ts'
import type { Api } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'

/** So long a write that was never answered is taken for the same wish when it is made again. */
const SAME_WISH_MS = 10 * 60 * 1000

type Given = { params?: object; query?: object; body?: unknown; headers?: Record<string, string> }
type Surroundings = { makeKey(): string; now(): number }

/**
 * An Api whose writes carry an Idempotency-Key: a new one for each wish, the same one for as long as that wish is sent
 * again because no answer came. A call that brings a key of its own keeps it.
 */
export function idempotentApi(api: Api, { makeKey, now }: Surroundings): Api {
  const unanswered = new Map<string, { key: string; at: number }>()

  function keyFor(name: string): string {
    const known = unanswered.get(name)
    if (known && now() - known.at < SAME_WISH_MS) return known.key
    const key = makeKey()
    unanswered.set(name, { key, at: now() })
    return key
  }

  return {
    async call(call, ...[input]) {
      const given = (input ?? {}) as Given
      const ask = (headers: Record<string, string>) => api.call(call, ...([{ ...given, headers }] as never))
      if (call.method === 'GET' || given.headers?.['idempotency-key']) return api.call(call, ...([input] as never))
      const name = nameOf(call, given)
      try {
        const answer = await ask({ ...given.headers, 'idempotency-key': keyFor(name) })
        unanswered.delete(name)
        return answer
      } catch (error) {
        if (isRefusal(error)) unanswered.delete(name)
        throw error
      }
    },
  }
}

/** Statuses after which the same write may still be wanted, or may even have been done. */
const unsettled = [NO_CONNECTION, 401, 408, 429]

/** Whether the server has understood a call and turned it down: nothing was done, and nothing is to be repeated. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500 && !unsettled.includes(error.status)
}

/** Whether no answer of the shop arrived: what was asked may have been done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && [NO_CONNECTION, 502, 504].includes(error.status)
}

/** What tells one write from another, as far as a page can see: files by their names, sizes and days. */
function nameOf(call: Call, { body, ...given }: Given): string {
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const parts = isForm ? [...body].map(([field, value]) => [field, value instanceof File ? fileName(value) : value]) : body
  return `${call.method} ${addressOf(call, given)} ${JSON.stringify(parts ?? null)}`
}

const fileName = ({ name, size, lastModified }: File) => [name, size, lastModified]
