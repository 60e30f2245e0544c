import { makeUuid } from '#kit/uuid.ts'
import { addressOf, type Call } from './call.ts'
import type { Api } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'

/** So long a write that was never answered is taken for the same wish when it is made again. */
const SAME_WISH_MS = 10 * 60 * 1000

type Given = { params?: object; query?: object; body?: unknown; headers?: Record<string, string> }
type Surroundings = { makeKey(): string; now(): number }
/** `about`: the id of what it changes, where it changes one thing. */
type Wish = { key: string; at: number; about: unknown }

/** An Idempotency-Key for one wish, made by the browser. */
export const newKey = (): string => makeUuid((bytes) => crypto.getRandomValues(bytes))

/**
 * An Api whose writes carry an Idempotency-Key: a new one for each wish, the same one for as long as that wish is sent
 * again because no answer came. A call that brings a key of its own keeps it.
 */
export function idempotentApi(api: Api, { makeKey, now }: Surroundings): Api {
  const unanswered = new Map<string, Wish>()

  function keyFor(name: string, about: unknown): string {
    const known = unanswered.get(name)
    if (known && now() - known.at < SAME_WISH_MS) return known.key
    const key = makeKey()
    unanswered.set(name, { key, at: now(), about })
    return key
  }

  /** What is known to be done is no open wish, nor is what was wanted of the same thing before: it stands otherwise now. */
  function end(name: string, about: unknown): void {
    unanswered.delete(name)
    if (about === undefined) return
    for (const [other, wish] of unanswered) if (wish.about === about) unanswered.delete(other)
  }

  return {
    async call(call, ...[input]) {
      const given = (input ?? {}) as Given
      const ask = (headers: Record<string, string>) => api.call(call, ...([{ ...given, headers }] as never))
      if (call.method === 'GET') return api.call(call, ...([input] as never))
      const name = nameOf(call, given)
      const about = aboutOf(given)
      const ownKey = given.headers?.['idempotency-key']
      try {
        const answer = await ask({ ...given.headers, 'idempotency-key': ownKey ?? keyFor(name, about) })
        end(name, about)
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

/** Several lists number what they hold alike: a wish that ends for the namesake's sake has only lost its memory. */
function aboutOf({ params = {} }: Given): unknown {
  const { id, key } = params as { id?: unknown; key?: unknown }
  return id ?? key
}

const fileName = ({ name, size, lastModified }: File) => [name, size, lastModified]
