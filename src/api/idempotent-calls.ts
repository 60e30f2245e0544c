import { makeUuid } from '#kit/codes/uuid.ts'
import { addressOf, type Call } from './call.ts'
import type { Api } from './client.ts'
import { CallError, NO_CONNECTION } from './error-body.ts'
import { pendingKeys } from './pending-keys.ts'

type Given = { params?: object; query?: object; body?: unknown; headers?: Record<string, string> }

/** Creates an Idempotency-Key: a random UUID. */
export const newKey = (): string => makeUuid((bytes) => crypto.getRandomValues(bytes))

/**
 * Wraps an Api so that each write has an Idempotency-Key. A new write gets a new key; a repeated write gets the same key while it
 * has no answer. A key from the caller is kept. Each deletion gets a new key, so that an entity that was restored meanwhile is
 * really deleted.
 */
export function idempotentApi(api: Api, surroundings: Parameters<typeof pendingKeys>[0]): Api {
  const keys = pendingKeys(surroundings)
  return {
    async call(call, ...[input]) {
      const given = (input ?? {}) as Given
      const ask = (headers: Record<string, string>) => api.call(call, ...([{ ...given, headers }] as never))
      if (call.method === 'GET') return api.call(call, ...([input] as never))
      const written = { call, name: nameOf(call, given), about: aboutOf(given), isPlain: isPlain(given) }
      const makeKey = () => (call.method === 'DELETE' ? surroundings.makeKey() : keys.keyFor(written))
      try {
        const answer = await ask({ ...given.headers, 'idempotency-key': given.headers?.['idempotency-key'] ?? makeKey() })
        keys.end(written)
        return answer
      } catch (error) {
        if (isRefusal(error)) keys.drop(written)
        throw error
      }
    },
  }
}

/** Statuses below 500 that do not refuse a write: the page may send the same write again with the same key. */
const unsettled = [NO_CONNECTION, 401, 408, 429]

/** True if the server refused a call: nothing was changed, and the call must not be repeated. */
export function isRefusal(error: unknown): boolean {
  return error instanceof CallError && error.status < 500 && !unsettled.includes(error.status)
}

/** Identifies a write by method, address and body; files by name, size and date. */
function nameOf(call: Call, { body, ...given }: Given): string {
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const parts = isForm ? [...body].map(([field, value]) => [field, value instanceof File ? fileName(value) : value]) : body
  return `${call.method} ${addressOf(call, given)} ${JSON.stringify(parts ?? null)}`
}

/** True if the body contains no typed text: only files, or only numbers and switches. */
function isPlain({ body }: Given): boolean {
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData
  const values: unknown[] = isForm ? [...body.values()] : Object.values(Object(body ?? {}) as object)
  return values.every((value) => (isForm ? typeof value !== 'string' : typeof value === 'boolean' || typeof value === 'number'))
}

/**
 * The id of the entity that a write changes. Entities of two kinds may have the same id; then a write of one also ends the
 * pending key of the other, which only costs a new key.
 */
function aboutOf({ params = {} }: Given): unknown {
  const { id, key } = params as { id?: unknown; key?: unknown }
  return id ?? key
}

const fileName = ({ name, size, lastModified }: File) => [name, size, lastModified]
