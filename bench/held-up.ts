import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** For how long nobody else was answered at worst, in milliseconds: by the clock, and of the thread's own processor time. */
export type Blocked = { delay: number; work: number }

const SAMPLE_MS = 1
/** The work that a request leaves behind counts, too. */
const SETTLE_MS = 1500

/**
 * Does something, and tells for how long nobody else was answered at worst: by the clock, which other programs of this
 * machine make later, and as this thread's own processor time in one turn of its loop, which they do not.
 */
export async function during<Outcome>(work: () => Promise<Outcome>): Promise<{ outcome: Outcome; blocked: Blocked }> {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_MS })
  delay.enable()
  let isOver = false
  let longest = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await pause(50)
  longest = 0
  const outcome = await work()
  await pause(SETTLE_MS)
  isOver = true
  delay.disable()
  return { outcome, blocked: { delay: delay.max / 1e6 - SAMPLE_MS, work: longest } }
}
