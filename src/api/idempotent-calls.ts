import { makeUuid } from '#kit/uuid.ts'
import { addressOf, type Call } from './call.ts'
import type { Api } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'
import { openWishes } from './wishes.ts'

type Given = { params?: object; query?: object; body?: unknown; headers?: Record<string, string> }

/** An Idempotency-Key for one wish, made by the browser. */
export const newKey = (): string => makeUuid((bytes) => crypto.getRandomValues(bytes))

/**
 * An Api whose writes carry an Idempotency-Key: a new one for each wish, the same one for as long as that wish is sent
 * again because no answer came. A call that brings a key of its own keeps it. A deletion has a new one every time: what is
 * gone already is what was wanted, and what has come back meanwhile is deleted and not only said to be.
 */
export function idempotentApi(api: Api, surroundings: Parameters<typeof openWishes>[0]): Api {
  const wishes = openWishes(surroundings)
  return {
    async call(call, ...[input]) {
      const given = (input ?? {}) as Given
      const ask = (headers: Record<string, string>) => api.call(call, ...([{ ...given, headers }] as never))
      if (call.method === 'GET') return api.call(call, ...([input] as never))
      const written = { call, name: nameOf(call, given), about: aboutOf(given), isPlain: isPlain(given) }
      const makeKey = () => (call.method === 'DELETE' ? surroundings.makeKey() : wishes.keyOf(written))
      try {
        const answer = await ask({ ...given.headers, 'idempotency-key': given.headers?.['idempotency-key'] ?? makeKey() })
        wishes.end(written)
        return answer
      } catch (error) {
        if (isRefusal(error)) wishes.drop(written)
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

/** What tells one write from another, as far as a page can see: files by their names, sizes and days. */
function nameOf(call: Call, { body, ...given }: Given): string {
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const parts = isForm ? [...body].map(([field, value]) => [field, value instanceof File ? fileName(value) : value]) : body
  return `${call.method} ${addressOf(call, given)} ${JSON.stringify(parts ?? null)}`
}

/** Whether the body holds nothing that somebody has typed: files and switches only. */
function isPlain({ body }: Given): boolean {
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const values: unknown[] = isForm ? [...body.values()] : Object.values(Object(body ?? {}) as object)
  return values.every((value) => (isForm ? typeof value !== 'string' : typeof value === 'boolean' || typeof value === 'number'))
}

/**
 * The id of what a write is about. Things of two kinds may have the same id; then a write of one also ends the wish about
 * the other, which costs no more than a new key for it.
 */
function aboutOf({ params = {} }: Given): unknown {
  const { id, key } = params as { id?: unknown; key?: unknown }
  return id ?? key
}

const fileName = ({ name, size, lastModified }: File) => [name, size, lastModified]
