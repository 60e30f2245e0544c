/**
 * Lets so many pieces of work run at once and so many more wait; whatever comes beyond is turned away at once, so that a
 * flood costs neither memory nor the turns of others. The count is this server's own.
 */
export type ConcurrencyLimit = {
  /** @returns what the work answers, or `full` without having begun it */
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
