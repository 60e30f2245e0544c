/** Calls a function at an interval, without keeping the process alive. Returns a function that ends the calls. */
export type StartInterval = (milliseconds: number, run: () => void) => () => void

export type RepeatedTask = {
  /** Runs the task and resolves when this run ends. A call during a run queues one further run, which all such callers share. */
  now(): Promise<void>
  /** Schedules a run, unless one is scheduled already. */
  later(milliseconds: number): void
  /** Runs the task now, and then at this interval. */
  every(milliseconds: number): Promise<void>
  /** Ends regular and scheduled runs. Resolves when the run in progress ends. */
  stop(): Promise<void>
}

/** Makes a task repeatable, with at most one run at a time. A failure is reported and not retried: the next run does the missed work. */
export function createRepeatedTask(run: () => Promise<unknown>, onFailure: (error: unknown) => void, every = everyUnref): RepeatedTask {
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
