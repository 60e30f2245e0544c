/**
 * Limits how many tasks run at once and how many wait; further tasks are refused at once, so that a flood costs neither memory
 * nor others' turns. Per server.
 */
export type ConcurrencyLimit = {
  /** @returns the result of the work, or `full` if it was refused */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer | typeof full>
}

export const full = Symbol('the queue is full')

export function concurrencyLimit({ running, waiting }: { running: number; waiting: number }): ConcurrencyLimit {
  let free = running
  const queue: (() => void)[] = []
  return {
    async run(work) {
      if (free > 0) free -= 1
      else if (queue.length >= waiting) return full
      // A finished call hands its place to the next one.
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else free += 1
      }
    },
  }
}
