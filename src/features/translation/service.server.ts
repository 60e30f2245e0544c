import type { Pair } from './glossary.ts'

/** Reason why a service gave no translation, in the shop's own terms. */
export type ServiceProblem = 'busy' | 'quota' | 'refused' | 'unreachable' | 'unreadable'

/** A translation service. Takes lines of HTML, returns the same number of lines. */
export type TranslationService = {
  name: string
  /** @throws ServiceFailure */
  translate(lines: readonly string[], pair: Pair): Promise<string[]>
}

export class ServiceFailure extends Error {
  readonly problem: ServiceProblem
  /** True if a second attempt may work. */
  readonly isPassing: boolean

  constructor(problem: ServiceProblem, detail: string, isPassing = false) {
    super(`${problem}: ${detail}`)
    this.name = 'ServiceFailure'
    this.problem = problem
    this.isPassing = isPassing
  }
}

export type Patience = {
  /** Time for one attempt, connection and answer together. */
  timeoutMs: number
  /** Before the second and last attempt. */
  pauseMs: number
}
export const patience: Patience = { timeoutMs: 15_000, pauseMs: 700 }
const ATTEMPTS = 2
const MAX_BYTES = 2_000_000

type Question = { url: string; headers?: Record<string, string>; body: object; problemOf: (status: number) => ServiceProblem }

/**
 * Sends JSON to a service by POST, and retries once if the service is overloaded or fails. After a timeout it does not retry,
 * since a person is waiting.
 *
 * @throws ServiceFailure
 */
export async function askService(question: Question, { timeoutMs, pauseMs }: Patience): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askOnce(question, timeoutMs)
    } catch (error) {
      if (!(error instanceof ServiceFailure) || !error.isPassing || attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

async function askOnce({ url, headers, body, problemOf }: Question, timeoutMs: number): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // No redirects: the key in the request must only reach the configured address.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unreachable(error)
  })
  const text = await answer.text().catch((error: unknown) => {
    throw unreachable(error)
  })
  if (!answer.ok) {
    const isPassing = answer.status === 429 || answer.status >= 500
    throw new ServiceFailure(problemOf(answer.status), `${answer.status} ${text.slice(0, 200)}`, isPassing)
  }
  if (text.length > MAX_BYTES) throw new ServiceFailure('unreadable', 'the answer is too long')
  try {
    return JSON.parse(text)
  } catch {
    throw new ServiceFailure('unreadable', text.slice(0, 200))
  }
}

function unreachable(error: unknown): ServiceFailure {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return new ServiceFailure('unreachable', isTimeout ? 'no answer in time' : String((error as Error).cause ?? error), !isTimeout)
}
