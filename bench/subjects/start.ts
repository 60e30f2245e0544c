import { startShop } from '../../tests/browser.ts'
import { type Figures, median, ms, prepareData, repeat } from '../harness.ts'
import { residentBytes } from '../resident-memory.ts'

const RUNS = 7

/** Times a start from the command to the first answered request, with a built project and an existing database. */
export async function bench(): Promise<Figures> {
  const env = await prepareData()
  const runs = await repeat(RUNS, async (run) => {
    const began = performance.now()
    const shop = await startShop(env)
    await fetch(`${shop.url}/readyz`)
    const figures = { took: performance.now() - began, memory: residentBytes(shop.pid) }
    await shop.stop({ keepData: run < RUNS - 1 })
    return figures
  })
  return [
    ['start to ready', ms(median(runs.map(({ took }) => took)))],
    ['memory of an idle shop (more of it: npm run bench -- memory)', `${Math.round((runs.at(-1)?.memory ?? 0) / 1e6)} MB`],
  ]
}
