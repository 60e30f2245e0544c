import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../tests/browser.ts'
import { type Figures, median, type Options } from './figures.ts'
import { MIXED_USE, photographs, readWholeSite, spendTwoHours } from './mixed-use.ts'
import { type Memory, memoryOf, processorTime } from './resident-memory.ts'

const RUNS = 3
/** What was kept gets its smallest form beside the requests; that belongs to the work. */
const SETTLE_MS = 3000
const TOO_LONG_MS = 300_000

type Moment = 'ready' | 'read' | 'used'
const moments: [Moment, label: string][] = [
  ['ready', 'ready on a filled database (aim: 160 MB)'],
  ['read', 'after the whole site in three languages with all its pictures (aim: 230 MB)'],
  ['used', `after ${MIXED_USE.photographs} uploads and two hours of mixed use (aim: 250 MB)`],
]

/** Memory of the shop as its keeper's machine counts it, medians of three shops. Pictures are made anew by each. */
export async function benchMemory({ runs = RUNS }: Options): Promise<Figures> {
  const pictures = await photographs()
  const seen: Record<Moment, Memory[]> = { ready: [], read: [], used: [] }
  let described = ''
  for (let run = 0; run < runs; run += 1) {
    const first = await startShop()
    await first.stop({ keepData: true })
    const shop = await startShop({ DATA_DIR: first.dataDir, TRUST_PROXY: '127.0.0.1' })
    try {
      await fetch(`${shop.url}/readyz`)
      seen.ready.push(memoryOf(shop.pid))
      const { documents, files } = await readWholeSite(shop)
      await settled(shop.pid)
      seen.read.push(memoryOf(shop.pid))
      const asked = await spendTwoHours(shop, pictures)
      await settled(shop.pid)
      seen.used.push(memoryOf(shop.pid))
      described = `${documents} documents and ${files} files read; then ${asked} requests`
    } finally {
      await shop.stop()
    }
  }
  return [
    ...moments.flatMap(([moment, label]): Figures => {
      const of = (what: keyof Memory) => megabytes(median(seen[moment].map((one) => one[what])))
      return [
        [label, of('resident')],
        ['  in proportion where shared; anonymous; the most so far', `${of('proportional')}; ${of('anonymous')}; ${of('most')}`],
      ]
    }),
    [described, ''],
  ]
}

/** Waits until the processor has come to rest: compressing in the background belongs to the work. */
async function settled(pid: number): Promise<void> {
  const end = Date.now() + TOO_LONG_MS
  let before = processorTime(pid)
  for (await pause(SETTLE_MS); Date.now() < end; await pause(SETTLE_MS)) {
    const now = processorTime(pid)
    if (now - before < 20) return
    before = now
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
