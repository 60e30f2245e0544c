/** Body of every error answer of the API: a sentence for the reader, and the problems of single fields. Some errors add fields. */
export type ErrorBody = { error: string; issues?: FieldIssue[] }
export type FieldIssue = { path: string; message: string }

/** Status of a call without an answer: offline, dropped or timed out. */
export const NO_CONNECTION = 0

/** A call that failed. Its message is "<status>: <body or status text>"; `body` is the parsed refusal if the server sent one. */
export class CallError extends Error {
  readonly status: number
  readonly body: (ErrorBody & Record<string, unknown>) | undefined

  constructor(status: number, text: string, body?: ErrorBody & Record<string, unknown>) {
    super(`${status}: ${text}`)
    this.name = 'CallError'
    this.status = status
    this.body = body
  }

  /** The server and the pages' bundle each have a copy of this class, so `instanceof` compares names. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallError'
  }
}
