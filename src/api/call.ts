export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Types of a call's inputs and answer; each is optional. They exist at compile time only. */
export type CallTypes = { params?: object; query?: object; body?: unknown; answer?: unknown }

/**
 * A call of the HTTP API: method and path. Its type has the inputs and the answer.
 *
 * The zod schemas that validate a call are in the feature's contract file, and only the server's route uses both. So a page that
 * makes a call loads two short strings, not a validator.
 */
export type Call<Types extends CallTypes = CallTypes> = {
  method: Method
  path: string
  types?: Types
  /** True for an undo: it reverts other writes, so it changes more than the entity in its address (`pending-keys.ts`). */
  takesBack?: true
}

/**
 * Defines a call: `defineCall<{ params: { slug: string }; answer: Product }>('GET', '/api/products/:slug')`. The annotation below
 * lets the bundler drop unused calls.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Types extends CallTypes>(method: Method, path: string): Call<Types> {
  return { method, path }
}

type Part<Types, Name extends string> = Name extends keyof Types ? Types[Name] : undefined
export type AnswerOf<C> = C extends Call<infer Types> ? Part<Types, 'answer'> : never
type Required_<Types, Name extends 'params' | 'query' | 'body'> = Name extends keyof Types ? { [K in Name]: Types[Name] } : unknown
/** Receives the share of a request body that has been sent, from 0 to 1. Only the staff area's Api calls it. */
export type Progress = (share: number) => void

/** Input of a call: the parts that its type names, and options of the request. */
export type InputOf<C> =
  C extends Call<infer Types>
    ? Required_<Types, 'params'> &
        Partial<Required_<Types, 'query'>> &
        Required_<Types, 'body'> & { headers?: Record<string, string>; signal?: AbortSignal; onProgress?: Progress }
    : never

/** The address of a call: `:name` parts filled in, empty query values left out. */
export function addressOf(call: Call, input: { params?: object; query?: object }): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown> | undefined)?.[name] ?? '')),
  )
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value))
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
