import sharp from 'sharp'

// One process, two cores, a small machine: memory for pictures is given back at once, and a conversion takes one core.
sharp.cache(false)
sharp.concurrency(1)

const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

/** Runs work on pixels as soon as fewer than two others are running, in the order of asking. */
export async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place is handed on, not given up, so nobody can step in between.
    if (next) next()
    else running -= 1
  }
}
