import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Longest time in ms that the event loop was blocked, so that no other request was answered: `delay` by the clock, `work` in
 * processor time of this thread. Other programs on a busy machine lengthen `delay`, not `work`.
 */
export type Blocked = { delay: number; work: number }

const SAMPLE_MS = 1
/** Time in ms that is measured after the work, because a request may leave something to do. */
const SETTLE_MS = 1500

/** Does some work in this process, and measures the longest time that it blocks the event loop. */
export async function measureBlocking<Outcome>(work: () => Promise<Outcome>): Promise<{ outcome: Outcome; blocked: Blocked }> {
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
