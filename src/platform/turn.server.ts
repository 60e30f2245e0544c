const waiting: (() => void)[] = []

/**
 * Lets everybody else have their turn first: requests that wait, and others that called this. Long work that calls it
 * every few milliseconds holds nobody up for longer, however many such works there are: one goes on at a time.
 */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next)
  })
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}
