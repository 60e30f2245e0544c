export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Inputs and answer of a call; every part is optional. Types only: nothing of it reaches a browser. */
export type CallTypes = { params?: object; query?: object; body?: unknown; answer?: unknown }

/**
 * One call of the HTTP contract: its method and path, and in its type what goes in and comes out.
 *
 * The schemas that check it stand in the subject's contract and are joined to it by the server's route; so a page
 * that makes a call sends the visitor two short strings, not a validator.
 */
export type Call<Types extends CallTypes = CallTypes> = {
  method: Method
  path: string
  types?: Types
  /** It takes back what other writes have done, and so changes more than its address names (`pending-keys.ts`). */
  takesBack?: true
}

/**
 * Names a call: `defineCall<{ params: { slug: string }; answer: Product }>('GET', '/api/products/:slug')`. One that a
 * browser's file does not make is left out of it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Types extends CallTypes>(method: Method, path: string): Call<Types> {
  return { method, path }
}

type Part<Types, Name extends string> = Name extends keyof Types ? Types[Name] : undefined
export type AnswerOf<C> = C extends Call<infer Types> ? Part<Types, 'answer'> : never
type Required_<Types, Name extends 'params' | 'query' | 'body'> = Name extends keyof Types ? { [K in Name]: Types[Name] } : unknown
/** Told which share of a body has left, from 0 to 1; only the staff area's Api tells. */
export type Progress = (share: number) => void

/** Input of a call: the parts that it names, and nothing else. */
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
