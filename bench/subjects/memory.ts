import { setTimeout as pause } from 'node:timers/promises'
import { type Figures, median, type Options, prepareData, withShop } from '../harness.ts'
import { MIXED_USE, makePhotographs, readWholeSite, spendTwoHours } from '../mixed-use.ts'
import { childrenOf, type Memory, memoryOf, processorTime } from '../resident-memory.ts'

const RUNS = 3
/** Interval of the checks whether background work, such as recompressing cached pages, is over. */
const SETTLE_MS = 3000
const TOO_LONG_MS = 300_000

/** Within this time an idle shop returns memory to the system. */
const QUIET_MS = 130_000
const SAMPLE_MS = 500

type Moment = 'ready' | 'read' | 'used' | 'quiet'
const moments: [Moment, label: string][] = [
  ['ready', 'ready on a filled database (aim: 160 MB)'],
  ['read', 'after the whole site in three languages with all its pictures (aim: 230 MB)'],
  ['used', `after ${MIXED_USE.photographs} uploads and two hours of mixed use (aim: 250 MB)`],
  ['quiet', 'two quiet minutes later'],
]

/** Measures the shop's memory at four moments and its maximum, medians of three shops. Each generates its pictures again. */
export async function bench({ runs = RUNS }: Options): Promise<Figures> {
  const pictures = await makePhotographs()
  const seen: Record<Moment, Memory[]> = { ready: [], read: [], used: [], quiet: [] }
  const most: number[] = []
  let described = ''
  for (let run = 0; run < runs; run += 1) {
    const env = { ...(await prepareData()), TRUST_PROXY: '127.0.0.1' }
    await withShop(
      async (shop) => {
        const { stop, highest } = sample(shop.pid)
        await fetch(`${shop.url}/readyz`)
        seen.ready.push(memoryOf(shop.pid))
        const { documents, files } = await readWholeSite(shop)
        await settled(shop.pid)
        seen.read.push(memoryOf(shop.pid))
        const asked = await spendTwoHours(shop, pictures)
        await settled(shop.pid)
        seen.used.push(memoryOf(shop.pid))
        await pause(QUIET_MS)
        seen.quiet.push(memoryOf(shop.pid))
        most.push(highest())
        described = `${documents} documents and ${files} files read; then ${asked} requests`
        stop()
      },
      { env },
    )
  }
  return [
    ...moments.flatMap(([moment, label]): Figures => {
      const of = (what: keyof Memory) => megabytes(median(seen[moment].map((one) => one[what])))
      return [
        [label, of('resident')],
        ['  in proportion where shared; anonymous', `${of('proportional')}; ${of('anonymous')}`],
      ]
    }),
    ['the most at any time, while pictures are made', megabytes(median(most))],
    [described, ''],
  ]
}

/**
 * Samples the memory until `stop`, to find its maximum: the picture process ends by itself, and a single later measurement would
 * miss it.
 */
function sample(pid: number): { stop(): void; highest(): number } {
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, memoryOf(pid).resident)
  }, SAMPLE_MS)
  return { stop: () => clearInterval(timer), highest: () => highest }
}

/** Waits until the shop hardly uses the processor any more and the picture process has ended. */
async function settled(pid: number): Promise<void> {
  const end = Date.now() + TOO_LONG_MS
  let before = processorTime(pid)
  for (await pause(SETTLE_MS); Date.now() < end; await pause(SETTLE_MS)) {
    const now = processorTime(pid)
    if (now - before < 20 && childrenOf(pid).length === 0) return
    before = now
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
