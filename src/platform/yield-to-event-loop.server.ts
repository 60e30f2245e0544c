const waiting: (() => void)[] = []

/**
 * Yields to the event loop: waiting requests run first, then other callers of this function, one at a time. Long work calls it
 * every few milliseconds, so that a request waits for one such step at most, however many tasks run.
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

/** Milliseconds of work after which `timeSlices` yields. */
export const SLICE_MS = 8

/** Returns a function to await between the steps of long work: it yields if the work has run for some milliseconds. */
export function timeSlices(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < SLICE_MS) return
    await yieldToEventLoop()
    began = performance.now()
  }
}
