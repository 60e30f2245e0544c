const LOOK_MS = 60_000
/** Share of processor time in a minute: 1 %. */
const QUIET_MS = 600

/**
 * Gives memory back that nothing needs any more: at once, since loading leaves 60 to 90 MB behind, and then in the first
 * quiet minute after every busy one. It takes a tenth of a second, in which nobody is answered.
 */
export function collectGarbageWhenQuiet(): void {
  const isDue = quietAfterBusy()
  let before = process.cpuUsage()
  const look = () => {
    const { user, system } = process.cpuUsage(before)
    if (isDue((user + system) / 1000)) giveMemoryBack()
    before = process.cpuUsage()
  }
  setImmediate(giveMemoryBack)
  setInterval(look, LOOK_MS).unref()
}

/** Tells, minute by minute, of the processor time used in it, whether it is the first quiet one after a busy one. */
export function quietAfterBusy(): (usedMs: number) => boolean {
  let wasBusy = false
  return (usedMs) => {
    const isBusy = usedMs > QUIET_MS
    const isDue = wasBusy && !isBusy
    wasBusy = isBusy
    return isDue
  }
}

/** Node has it where it was started with `--expose-gc` (process-settings.ts). */
function giveMemoryBack(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
