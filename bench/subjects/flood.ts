import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningShop } from '../../tests/browser.ts'
import { type Figures, ms, PRODUCT, withShop } from '../harness.ts'
import { onFirstCore } from '../load.ts'

const AT_ONCE = 150
const CONNECTIONS = 20
const SECONDS = 6
const FLOODER = '152.206.0.9'
const agent = new Agent({ keepAlive: true })

type Wait = { status: number; took: number; worked: number }
type Waits = Wait[]
type Flood = (send: (path: string, isNew?: boolean) => Promise<void>) => Promise<unknown>

/**
 * Measures the waiting time of other visitors while one address floods the shop, which runs on one core: by the clock, and as
 * processor time of the shop's main thread, which a busy machine does not lengthen.
 */
export async function bench(): Promise<Figures> {
  const figures = await withShop(measure, { env: { TRUST_PROXY: '127.0.0.1' }, before: onFirstCore })
  agent.destroy()
  return figures
}

async function measure(shop: RunningShop): Promise<Figures> {
  // Warms up the code that the floods run. Each page is requested from another address, so that no limit is reached.
  for (let n = 0; n < 60; n += 1) await ask(shop, searchPage(), `152.207.0.${n}`)
  await pause(5000)
  const figures: Figures = [['cached page, no other load', inWords(await watch(shop, cachedPage, () => pause(2000)))]]
  const floods: [label: string, flood: Flood][] = [
    [`${AT_ONCE} searches at once`, atOnce(() => `/api/search?q=${word()}`)],
    [`${AT_ONCE} pages at once`, atOnce(searchPage)],
    [`${CONNECTIONS} connections with random words`, steady(searchPage)],
    [`${CONNECTIONS} with random words, a new connection each time`, steady(searchPage, true)],
    [`${CONNECTIONS} connections on pages that are never cached`, steady(() => `/product/none-${word()}`)],
  ]
  for (const [label, flood] of floods) {
    for (const [name, path] of [
      ['cached page of others', cachedPage],
      ['rendered page of others', searchPage],
    ] as const) {
      // Waits until the rate limit of the flooding address has recovered from the previous flood.
      await pause(10_000)
      const statuses: Record<number, number> = {}
      const waits = await watch(shop, path, () =>
        flood(async (address, isNew) => {
          const { status } = await ask(shop, address, FLOODER, isNew)
          statuses[status] = (statuses[status] ?? 0) + 1
        }),
      )
      const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
      figures.push([`${label}: ${name}`, `${inWords(waits)} (flood: ${answers.join(', ')})`])
    }
  }
  return figures
}

const cachedPage = () => PRODUCT
const word = () => Math.random().toString(36).slice(2, 10)
const searchPage = () => `/products?q=${word()}`

function atOnce(path: () => string): Flood {
  return (send) => Promise.all(Array.from({ length: AT_ONCE }, () => send(path())))
}

function steady(path: () => string, isNew = false): Flood {
  return (send) => {
    const end = performance.now() + SECONDS * 1000
    const connection = async () => {
      while (performance.now() < end) await send(path(), isNew)
    }
    return Promise.all(Array.from({ length: CONNECTIONS }, connection))
  }
}

/** Times a visitor who opens a page every 20 ms, every other time over a new connection, until `goesOn` has ended. */
async function watch(shop: RunningShop, path: () => string, goesOn: () => Promise<unknown>): Promise<Waits> {
  const waits: Waits = []
  let isOver = false
  const over = goesOn().finally(() => {
    isOver = true
  })
  const sent: Promise<unknown>[] = []
  for (let n = 0; !isOver; n += 1, await pause(20)) {
    const answered = ask(shop, path(), `152.208.${n >> 8}.${n % 256}`, n % 2 === 0).then((wait) => waits.push(wait))
    if (path === cachedPage) sent.push(answered)
    // Pages that must be rendered are requested one at a time: otherwise these requests would be a flood themselves.
    else await answered
  }
  await Promise.all([over, ...sent])
  return waits
}

function inWords(waits: Waits): string {
  const at = (name: 'took' | 'worked', share: number) =>
    ms(waits.map((wait) => wait[name]).sort((a, b) => a - b)[Math.floor(waits.length * share)] ?? Number.NaN)
  return `${at('took', 0.5)}, p95 ${at('took', 0.95)}; of work ${at('worked', 0.5)}, p95 ${at('worked', 0.95)}`
}

/** Reads how many milliseconds the main thread of a process has run. Linux only. */
const workOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

function ask(shop: RunningShop, path: string, address: string, isNew = false): Promise<Wait> {
  const headers = { 'accept-language': 'es', 'accept-encoding': 'br', 'x-forwarded-for': address }
  const [began, workedBefore] = [performance.now(), workOf(shop.pid)]
  const wait = (status: number): Wait => ({ status, took: performance.now() - began, worked: workOf(shop.pid) - workedBefore })
  return new Promise((resolve) => {
    const sent = request(`${shop.url}${path}`, { agent: isNew ? false : agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(wait(answer.statusCode ?? 0)))
    })
    // A connection that the shop has just closed counts as status 0.
    sent.on('error', () => resolve(wait(0)))
    sent.end()
  })
}
