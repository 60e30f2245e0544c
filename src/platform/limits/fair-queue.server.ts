import { LRUCache } from 'lru-cache'

export type FairLimits = {
  /** Pieces of work that run at once, of all callers. */
  runningInAll: number
  /** The same for one caller. */
  running: number
  /** Pieces of work of one caller that wait; more are refused. */
  waiting: number
  /** Pieces of work that a caller may begin in a row before the rate holds them up. */
  burst: number
  perSecond: number
}

export type FairQueue = {
  /**
   * Waits for a turn. The caller has to call `leave` once the work is over.
   *
   * @returns `leave`, or the whole seconds after which another attempt makes sense
   */
  enter(who: string): Promise<(() => void) | number>
}

/** Tokens of a caller: one is spent with each piece of work that begins. */
type Bucket = { tokens: number; filledAt: number }
type Caller = { who: string; bucket: Bucket; running: number; waiting: (() => void)[] }

/** Callers without work whose tokens are remembered. A caller that is forgotten has all tokens again. */
const MAX_IDLE = 20_000

/**
 * Shares one event loop fairly among callers. Callers with waiting work take turns, so the length of one caller's queue
 * delays nobody else. At most one piece of work begins in two rounds of the event loop: requests that need no turn, such as
 * those for cached pages, are read and answered between two pieces of work.
 *
 * A caller without tokens is slowed down to the rate, and refused only when its queue is full.
 *
 * @param now milliseconds of a clock that is never set back
 */
export function fairQueue(limits: FairLimits, now: () => number = () => performance.now()): FairQueue {
  const active = new Map<string, Caller>()
  const idle = new LRUCache<string, Bucket>({ maxSize: MAX_IDLE, sizeCalculation: () => 1 })
  /** Callers with waiting work; the first of them who may begin is next. */
  const queue = new Set<Caller>()
  let runningInAll = 0
  let isResting = false
  let isTimed = false

  function fill(bucket: Bucket): void {
    const moment = now()
    bucket.tokens = Math.min(limits.burst, bucket.tokens + ((moment - bucket.filledAt) / 1000) * limits.perSecond)
    bucket.filledAt = moment
  }

  function callerOf(who: string): Caller {
    const known = active.get(who)
    if (known) return known
    const bucket = idle.get(who) ?? { tokens: limits.burst, filledAt: now() }
    const caller = { who, bucket, running: 0, waiting: [] }
    active.set(who, caller)
    return caller
  }

  function leave(caller: Caller): void {
    runningInAll -= 1
    caller.running -= 1
    if (caller.running === 0 && caller.waiting.length === 0) {
      active.delete(caller.who)
      idle.set(caller.who, caller.bucket)
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
    // A new connection takes two rounds: one to accept it, one to read its request.
    setImmediate(() => setImmediate(endRest))
    go?.()
  }

  function endRest(): void {
    isResting = false
    beginNext()
  }

  /** One timer is enough: it fires within the time that one token takes, and callers are looked through again. */
  function wakeIn(milliseconds: number): void {
    if (isTimed) return
    isTimed = true
    setTimeout(() => {
      isTimed = false
      beginNext()
    }, milliseconds + 1)
  }

  return {
    async enter(who) {
      const caller = callerOf(who)
      // A piece of work that may run but has not had its turn yet is no part of the queue.
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
