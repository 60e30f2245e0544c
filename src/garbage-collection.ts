const CHECK_MS = 60_000
/** Processor time up to which a minute counts as quiet: 1 %. */
const MAX_QUIET_MS = 600

/**
 * Collects garbage and returns the memory to the operating system: at once, since loading the modules leaves 60 to 90 MB, and
 * later in the first quiet minute after a busy one. A collection takes about 100 ms, in which no request is answered.
 */
export function collectGarbageWhenQuiet(): void {
  const isDue = detectQuietMinute()
  let before = process.cpuUsage()
  const check = () => {
    const { user, system } = process.cpuUsage(before)
    if (isDue((user + system) / 1000)) collectGarbage()
    before = process.cpuUsage()
  }
  setImmediate(collectGarbage)
  setInterval(check, CHECK_MS).unref()
}

/**
 * Returns a function to call each minute with the milliseconds of processor time used in it. That function returns true for the
 * first quiet minute after a busy one.
 */
export function detectQuietMinute(): (usedMs: number) => boolean {
  let wasBusy = false
  return (usedMs) => {
    const isBusy = usedMs > MAX_QUIET_MS
    const isDue = wasBusy && !isBusy
    wasBusy = isBusy
    return isDue
  }
}

/** Does nothing if Node was started without `--expose-gc` (process-settings.ts). */
function collectGarbage(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
