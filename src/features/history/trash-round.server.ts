import type { HistoryAdapter } from '#database/history-adapter.ts'
import type { Clock } from '#platform/clock.server.ts'
import { emptyTrash } from './trash.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Parts = {
  adapters: readonly HistoryAdapter[]
  clock: Clock
  log: { info(details: object, message: string): void; error(details: object, message: string): void }
  /** Something went for ever, or may have before the process last ended. */
  afterErased?: () => Promise<void>
  /** Calls again and again and does not keep the process alive; gives back the way to end it. */
  every?: (milliseconds: number, run: () => void) => () => void
}

/**
 * Empties the trash now and then once a day. A round that fails is logged, and the next one makes up for it.
 *
 * @returns `first`, settled when the first round is over, and `stop`, which waits for a round that is under way
 */
export function keepTrashEmpty({ adapters, clock, log, afterErased = async () => {}, every = everyUnref }: Parts): {
  first: Promise<void>
  stop(): Promise<void>
} {
  let running = Promise.resolve()
  const round = () => {
    running = running.then(async () => {
      try {
        const count = await emptyTrash(adapters, clock.now())
        if (count > 0) log.info({ count }, 'deleted for ever what lay in the trash for thirty days')
        await afterErased()
      } catch (error) {
        log.error({ err: error }, 'the trash could not be emptied')
      }
    })
    return running
  }
  const first = round()
  const end = every(DAY_MS, () => void round())
  return {
    first,
    stop() {
      end()
      return running
    },
  }
}

function everyUnref(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds).unref()
  return () => clearInterval(timer)
}
