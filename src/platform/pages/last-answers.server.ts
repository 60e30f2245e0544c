import type { Call } from '#api/call.ts'
import type { Api } from '#api/client.ts'
import { CallError } from '#api/error-body.ts'

/** The Api for one page. `hasFailed` returns true once a call of that page was answered with 503. */
type WatchedApi = { api: Api; hasFailed(): boolean }
export type LastAnswers = (api: Api) => WatchedApi

/** Status of a call or page while the database is away. */
export const UNAVAILABLE = 503

/**
 * Remembers the last answers to calls that the layout of every public page makes, for example for the telephone numbers in the
 * header. While the database is away, pages get these answers.
 *
 * @param calls calls without parameters, whose answers are the same for everybody
 */
export function lastAnswers(calls: readonly Call[]): LastAnswers {
  const keyOf = ({ method, path }: Call) => `${method} ${path}`
  const kept = new Set(calls.map(keyOf))
  const last = new Map<string, unknown>()
  return (api) => {
    let hasFailed = false
    return {
      hasFailed: () => hasFailed,
      api: {
        async call(call, ...input) {
          const key = keyOf(call)
          try {
            const answer = await api.call(call, ...input)
            if (kept.has(key)) last.set(key, answer)
            return answer
          } catch (error) {
            if (!(error instanceof CallError && error.status === UNAVAILABLE)) throw error
            hasFailed = true
            if (last.has(key)) return last.get(key) as never
            throw error
          }
        },
      },
    }
  }
}
