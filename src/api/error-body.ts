/** The body of every refusal, as decided for the HTTP contract: a sentence for the reader, and which fields it is about. */
export type ErrorBody = { error: string; issues?: FieldIssue[] }
export type FieldIssue = { path: string; message: string }

/** The status of a call that found no server: offline, dropped or timed out. */
export const NO_CONNECTION = 0

/**
 * A call that was not answered with success. Its message is "<status>: <body or status text>"; `body` holds the
 * parsed refusal when the server sent one.
 */
export class CallError extends Error {
  readonly status: number
  readonly body: (ErrorBody & Record<string, unknown>) | undefined

  constructor(status: number, text: string, body?: ErrorBody & Record<string, unknown>) {
    super(`${status}: ${text}`)
    this.name = 'CallError'
    this.status = status
    this.body = body
  }

  /** The server and the pages' bundle hold a copy each of this class, so one is told by its name. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallError'
  }
}
