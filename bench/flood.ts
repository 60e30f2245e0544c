import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningShop, startShop } from '../tests/browser.ts'
import { type Figures, ms } from './figures.ts'
import { onFirstCore } from './load.ts'

const AT_ONCE = 150
const CONNECTIONS = 20
const SECONDS = 6
const KEPT = '/product/bateria-de-litio-de-pared-5-12-kwh'
const FLOODER = '152.206.0.9'
const agent = new Agent({ keepAlive: true })

type Flood = (send: (path: string) => Promise<void>) => Promise<unknown>

/** Waiting time of other visitors while one address floods the shop, which runs on one core. */
export async function benchFlood(): Promise<Figures> {
  const shop = await startShop({ TRUST_PROXY: '127.0.0.1' }, onFirstCore)
  try {
    // Compiles what the floods run, from another address for each page, so that no limit is met.
    for (let n = 0; n < 60; n += 1) await ask(shop, searchPage(), `152.207.0.${n}`)
    const figures: Figures = [['kept page, nobody else there', inWords(await watch(shop, keptPage, () => pause(2000)))]]
    const floods: [label: string, flood: Flood][] = [
      [`${AT_ONCE} searches at once`, atOnce(() => `/api/search?q=${word()}`)],
      [`${AT_ONCE} pages at once`, atOnce(searchPage)],
      [`${CONNECTIONS} connections with random words`, steady(searchPage)],
      [`${CONNECTIONS} connections on pages that are not kept`, steady(() => `/product/none-${word()}`)],
    ]
    for (const [label, flood] of floods) {
      for (const [name, path] of [
        ['kept page of others', keptPage],
        ["page of others' own words", searchPage],
      ] as const) {
        // Whatever the one before has used up of the address's allowance has come back.
        await pause(10_000)
        const statuses: Record<number, number> = {}
        const times = await watch(shop, path, () =>
          flood(async (address) => {
            const { status } = await ask(shop, address, FLOODER)
            statuses[status] = (statuses[status] ?? 0) + 1
          }),
        )
        const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
        figures.push([`${label}: ${name}`, `${inWords(times)} (flood: ${answers.join(', ')})`])
      }
    }
    return figures
  } finally {
    agent.destroy()
    await shop.stop()
  }
}

const keptPage = () => KEPT
const word = () => Math.random().toString(36).slice(2, 10)
const searchPage = () => `/products?q=${word()}`

function atOnce(path: () => string): Flood {
  return (send) => Promise.all(Array.from({ length: AT_ONCE }, () => send(path())))
}

function steady(path: () => string): Flood {
  return (send) => {
    const end = performance.now() + SECONDS * 1000
    const connection = async () => {
      while (performance.now() < end) await send(path())
    }
    return Promise.all(Array.from({ length: CONNECTIONS }, connection))
  }
}

/** Times of a neighbour who opens a page every 20 ms, over a new connection every other time, while something goes on. */
async function watch(shop: RunningShop, path: () => string, goesOn: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const over = goesOn().finally(() => {
    isOver = true
  })
  const sent: Promise<unknown>[] = []
  for (let n = 0; !isOver; n += 1, await pause(20)) {
    const answered = ask(shop, path(), `152.208.${n >> 8}.${n % 256}`, n % 2 === 0).then(({ took }) => times.push(took))
    if (path === keptPage) sent.push(answered)
    // One reader at a time asks for pages that are made, or the readers were a flood themselves.
    else await answered
  }
  await Promise.all([over, ...sent])
  return times.sort((a, b) => a - b)
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
const inWords = (times: readonly number[]) => `${ms(at(times, 0.5))}, p95 ${ms(at(times, 0.95))}`

function ask(shop: RunningShop, path: string, address: string, isNew = false): Promise<{ status: number; took: number }> {
  const headers = { 'accept-language': 'es', 'accept-encoding': 'br', 'x-forwarded-for': address }
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${shop.url}${path}`, { agent: isNew ? false : agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, took: performance.now() - began }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
