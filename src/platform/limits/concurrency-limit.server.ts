/**
 * Limits how many tasks of this server run at once and how many wait. Further tasks are refused at once, so that a flood of them
 * takes no memory.
 */
export type ConcurrencyLimit = {
  /** @returns the result of the work, or QUEUE_FULL if it was refused */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer | typeof QUEUE_FULL>
}

/** Result of a task that was refused. */
export const QUEUE_FULL: unique symbol = Symbol('the queue is full')

export function createConcurrencyLimit({ running, waiting }: { running: number; waiting: number }): ConcurrencyLimit {
  let free = running
  const queue: (() => void)[] = []
  return {
    async run(work) {
      if (free > 0) free -= 1
      else if (queue.length >= waiting) return QUEUE_FULL
      // A finished task passes its place on to the next one.
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
