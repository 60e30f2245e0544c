/** Calls again and again and does not keep the process alive; gives back the way to end it. */
export type Every = (milliseconds: number, run: () => void) => () => void

export type Rounds = {
  /** A round now, after the one under way; settled when it is over. Whoever asks before it has begun shares it. */
  now(): Promise<void>
  /** A round in a while, unless one is on its way already. */
  later(milliseconds: number): void
  /** A round now, and then again and again. */
  every(milliseconds: number): Promise<void>
  /** No more by themselves; settled when the round under way is over. */
  stop(): Promise<void>
}

/** Rounds of one task, never two at once. One that fails is told, and the next makes up for it. */
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
