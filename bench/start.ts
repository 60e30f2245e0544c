import { readFileSync } from 'node:fs'
import { startShop } from '../tests/browser.ts'
import { type Figures, median, ms } from './figures.ts'

const RUNS = 7

/** From the command to the first answered request, with a built project and an existing database. */
export async function benchStart(): Promise<Figures> {
  const first = await startShop()
  await first.stop({ keepData: true })
  const times: number[] = []
  let memory = 0
  for (let run = 1; run <= RUNS; run += 1) {
    const began = performance.now()
    const shop = await startShop({ DATA_DIR: first.dataDir })
    await fetch(`${shop.url}/readyz`)
    times.push(performance.now() - began)
    memory = residentBytes(shop.pid)
    await shop.stop({ keepData: run < RUNS })
  }
  return [
    ['start to ready', ms(median(times))],
    ['memory of an idle shop (more of it: npm run bench -- memory)', `${Math.round(memory / 1e6)} MB`],
  ]
}

/** Memory that a process holds, or the most that it held, in bytes. */
export function residentBytes(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const [, kilobytes = '0'] = new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}
