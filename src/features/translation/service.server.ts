import type { LanguagePair } from './glossary.ts'

/** Reason why a service gave no translation, in the shop's own terms. */
export type ServiceProblem = 'busy' | 'quota' | 'refused' | 'unreachable' | 'unreadable'

/** A translation service. Takes lines of HTML, returns the same number of lines. */
export type TranslationService = {
  name: string
  /** @throws ServiceFailure */
  translate(lines: readonly string[], pair: LanguagePair): Promise<string[]>
}

export class ServiceFailure extends Error {
  readonly problem: ServiceProblem
  /** True if a second attempt may work. */
  readonly isTemporary: boolean

  constructor(problem: ServiceProblem, detail: string, isTemporary = false) {
    super(`${problem}: ${detail}`)
    this.name = 'ServiceFailure'
    this.problem = problem
    this.isTemporary = isTemporary
  }
}

export type RequestTiming = {
  /** Time for one attempt, connection and answer together. */
  timeoutMs: number
  /** Pause before the second and last attempt. */
  pauseMs: number
}
export const requestTiming: RequestTiming = { timeoutMs: 15_000, pauseMs: 700 }
const ATTEMPTS = 2
const MAX_BYTES = 2_000_000

type ServiceRequest = { url: string; headers?: Record<string, string>; body: object; problemOf: (status: number) => ServiceProblem }

/**
 * Sends JSON to a service by POST, and retries once if the service is overloaded or fails. After a timeout it does not retry,
 * since a person is waiting.
 *
 * @throws ServiceFailure
 */
export async function postToService(request: ServiceRequest, { timeoutMs, pauseMs }: RequestTiming): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await postOnce(request, timeoutMs)
    } catch (error) {
      if (!(error instanceof ServiceFailure) || !error.isTemporary || attempt === ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

async function postOnce({ url, headers, body, problemOf }: ServiceRequest, timeoutMs: number): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // Follows no redirect, since the request contains the key, which is only for the configured address.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unreachable(error)
  })
  const text = await answer.text().catch((error: unknown) => {
    throw unreachable(error)
  })
  if (!answer.ok) {
    const isTemporary = answer.status === 429 || answer.status >= 500
    throw new ServiceFailure(problemOf(answer.status), `${answer.status} ${text.slice(0, 200)}`, isTemporary)
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
