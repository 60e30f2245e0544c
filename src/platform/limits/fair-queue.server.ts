import { LRUCache } from 'lru-cache'

export type FairLimits = {
  /** Tasks of all callers that run at once. */
  runningInAll: number
  /** Tasks of one caller that run at once. */
  running: number
  /** Waiting tasks of one caller; further ones are refused. */
  waiting: number
  /** Tasks that a caller may start in a row before the rate limits it. */
  burst: number
  /** Tasks per second of one caller after its burst. */
  perSecond: number
}

export type FairQueue = {
  /**
   * Waits for a turn. The caller must call `leave` after the work.
   *
   * @returns `leave`, or, if the caller's queue is full, the whole seconds after which a retry makes sense
   */
  enter(callerKey: string): Promise<(() => void) | number>
}

/** Token bucket of a caller: each started task takes one token. */
type Bucket = { tokens: number; filledAt: number }
type Caller = { callerKey: string; bucket: Bucket; running: number; waiting: (() => void)[] }

/** Maximum number of idle callers whose tokens are cached. A caller that was dropped from the cache starts with all tokens. */
const MAX_IDLE = 20_000

/**
 * Creates a queue that shares the event loop fairly among callers. Callers with waiting tasks take turns, so that a long queue
 * of one caller delays nobody else. At most one task starts in two rounds of the event loop: requests without a turn, such as
 * those for cached pages, are answered between two tasks.
 *
 * A caller without tokens is slowed down to the rate, and refused only when its queue is full.
 *
 * @param now a monotonic clock in milliseconds
 */
export function createFairQueue(limits: FairLimits, now: () => number = () => performance.now()): FairQueue {
  const active = new Map<string, Caller>()
  const idle = new LRUCache<string, Bucket>({ maxSize: MAX_IDLE, sizeCalculation: () => 1 })
  /** Callers with waiting tasks. The next task is that of the first caller that may start one. */
  const queue = new Set<Caller>()
  let runningInAll = 0
  let isResting = false
  let isTimed = false

  function fill(bucket: Bucket): void {
    const moment = now()
    bucket.tokens = Math.min(limits.burst, bucket.tokens + ((moment - bucket.filledAt) / 1000) * limits.perSecond)
    bucket.filledAt = moment
  }

  function callerOf(callerKey: string): Caller {
    const known = active.get(callerKey)
    if (known) return known
    const bucket = idle.get(callerKey) ?? { tokens: limits.burst, filledAt: now() }
    const caller = { callerKey, bucket, running: 0, waiting: [] }
    active.set(callerKey, caller)
    return caller
  }

  function leave(caller: Caller): void {
    runningInAll -= 1
    caller.running -= 1
    if (caller.running === 0 && caller.waiting.length === 0) {
      active.delete(caller.callerKey)
      idle.set(caller.callerKey, caller.bucket)
    }
    beginNext()
  }

  function beginNext(): void {
    if (isResting || runningInAll >= limits.runningInAll) return
    for (const caller of queue) {
      if (caller.running >= limits.running) continue
      fill(caller.bucket)
      if (caller.bucket.tokens < 1) {
        wakeIn(((1 - caller.bucket.tokens) / limits.perSecond) * 1000)
        continue
      }
      begin(caller)
      return
    }
  }

  function begin(caller: Caller): void {
    queue.delete(caller)
    const go = caller.waiting.shift()
    if (caller.waiting.length > 0) queue.add(caller)
    caller.bucket.tokens -= 1
    caller.running += 1
    runningInAll += 1
    isResting = true
    // Waits two rounds of the event loop: in the first one Node accepts a new connection, in the second one it reads the request.
    setImmediate(() => setImmediate(endRest))
    go?.()
  }

  function endRest(): void {
    isResting = false
    beginNext()
  }

  /** A single timer is enough: it fires within the time of one token, and then all callers are checked. */
  function wakeIn(milliseconds: number): void {
    if (isTimed) return
    isTimed = true
    setTimeout(() => {
      isTimed = false
      beginNext()
    }, milliseconds + 1)
  }

  return {
    async enter(callerKey) {
      const caller = callerOf(callerKey)
      // Tasks that may start but have not yet had their turn do not count as queued.
      if (caller.running + caller.waiting.length >= limits.running + limits.waiting) return Math.ceil(limits.waiting / limits.perSecond)
      await new Promise<void>((resolve) => {
        caller.waiting.push(resolve)
        queue.add(caller)
        beginNext()
      })
      let hasLeft = false
      return () => {
        if (!hasLeft) leave(caller)
        hasLeft = true
      }
    },
  }
}
