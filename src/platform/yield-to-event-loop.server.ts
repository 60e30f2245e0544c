const waiting: (() => void)[] = []

/**
 * Yields to the event loop: waiting requests run first, then other callers of this function, one at a time. Long work calls it
 * every few milliseconds, so that nothing waits longer, however many such tasks run.
 */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(next)
  })
}

function next(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(next)
}
