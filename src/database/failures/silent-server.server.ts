import { DatabaseAway } from './storage-failure.server.ts'

/** `callMs`: duration of a call after which the server is probed; `probeMs`: time for the probe; `retryMs`: pause between probes. */
export type ServerTimeouts = { callMs: number; probeMs: number; retryMs: number }

/** With these values a visitor waits eight seconds at most for a silent server. */
export const SERVER_TIMEOUTS: ServerTimeouts = { callMs: 4000, probeMs: 4000, retryMs: 1000 }

type Dependencies = {
  /** Resolves if the server answers, even with an error. Rejects if it cannot be reached, or sends nothing within `probeMs`. */
  probe: () => Promise<void>
  /** Called when the server counts as silent, to end the connections that wait for it. */
  onSilent: () => void
  timeouts: ServerTimeouts
}

export type ServerWatch = {
  /**
   * Runs a call to the server. Rejects with DatabaseAway as soon as the server is found silent; until it answers again, further calls
   * are rejected immediately.
   */
  call<Value>(run: () => Promise<Value>): Promise<Value>
  stop(): void
}

/**
 * Detects a PostgreSQL server that keeps its connections open but does not answer, such as a paused virtual machine: calls would
 * wait for ever. A long call alone proves nothing, since a migration may take minutes. Therefore the server is probed over a
 * separate connection, and calls fail only if the probe gets no answer either.
 */
export function watchServer({ probe, onSilent, timeouts }: Dependencies): ServerWatch {
  const waiting = new Set<(error: DatabaseAway) => void>()
  let isSilent = false
  let isStopped = false
  let probing: Promise<boolean> | undefined
  let retry: NodeJS.Timeout | undefined

  function doesAnswer(): Promise<boolean> {
    probing ??= probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        probing = undefined
      })
    return probing
  }

  function fallSilent(): void {
    if (isSilent || isStopped) return
    isSilent = true
    onSilent()
    for (const giveUp of waiting) giveUp(silence())
    waitForAnswer()
  }

  function waitForAnswer(): void {
    retry = setTimeout(async () => {
      if (await doesAnswer()) isSilent = false
      else if (!isStopped) waitForAnswer()
    }, timeouts.retryMs).unref()
  }

  return {
    call(run) {
      if (isSilent) return Promise.reject(silence())
      return new Promise((resolve, reject) => {
        const look = async () => {
          if (!(await doesAnswer())) return fallSilent()
          if (waiting.has(reject)) timer = setTimeout(look, timeouts.callMs).unref()
        }
        let timer = setTimeout(look, timeouts.callMs).unref()
        waiting.add(reject)
        run()
          .then(resolve, reject)
          .finally(() => {
            waiting.delete(reject)
            clearTimeout(timer)
          })
      })
    },
    stop() {
      isStopped = true
      clearTimeout(retry)
    },
  }
}

const silence = () => new DatabaseAway('it keeps its connections and sends nothing')
