/** Calls repeatedly without keeping the process alive; returns a function that stops it. */
export type Every = (milliseconds: number, run: () => void) => () => void

export type Rounds = {
  /** Runs a round after the one under way, and resolves when it is over. Callers before its start share it. */
  now(): Promise<void>
  /** Schedules a round, unless one is scheduled already. */
  later(milliseconds: number): void
  /** A round now, and then again and again. */
  every(milliseconds: number): Promise<void>
  /** Stops the regular rounds; resolves when the round under way is over. */
  stop(): Promise<void>
}

/** Runs a task again and again, never two runs at once. A failure is reported and not retried: the next run does the missed work. */
export function rounds(run: () => Promise<unknown>, onFailure: (error: unknown) => void, every = everyUnref): Rounds {
  let running = Promise.resolve()
  let isBusy = false
  let isAsked = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let end = () => {}

  async function round(): Promise<void> {
    isBusy = true
    isAsked = false
    clearTimeout(timer)
    timer = undefined
    try {
      await run()
    } catch (error) {
      onFailure(error)
    }
    isBusy = false
  }

  function now(): Promise<void> {
    if (isAsked) return running
    isAsked = isBusy
    running = isBusy ? running.then(round) : round()
    return running
  }

  return {
    now,
    later(milliseconds) {
      if (!isStopped) timer ??= setTimeout(now, milliseconds).unref()
    },
    every(milliseconds) {
      end = every(milliseconds, () => void now())
      return now()
    },
    async stop() {
      isStopped = true
      end()
      clearTimeout(timer)
      await running
    },
  }
}

function everyUnref(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds).unref()
  return () => clearInterval(timer)
}
