import { spawn } from 'node:child_process'
import { get } from 'node:http'
import type { RunningShop } from '../../tests/browser.ts'
import { measureDocument } from '../../tests/budgets/measure.ts'
import { type Figures, measureTime, median, ms, PRODUCT, prepareData, repeat, withShop } from '../harness.ts'
import { type LoadMeasurement, measureLoad, onFirstCore } from '../load.ts'
import { residentBytes } from '../resident-memory.ts'

const RUNS = 3

/** Compares a cached product page with a bare node:http server that answers the same bytes, in turns on the same core. */
export async function bench(): Promise<Figures> {
  return withShop(measure, { env: await prepareData(), before: onFirstCore })
}

async function measure(shop: RunningShop): Promise<Figures> {
  await measureDocument(shop, PRODUCT)
  const bare = await startBare(await read(`${shop.url}${PRODUCT}`))
  const [ours, theirs]: [LoadMeasurement[], LoadMeasurement[]] = [[], []]
  try {
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await measureLoad(`${shop.url}${PRODUCT}`, shop.pid))
      theirs.push(await measureLoad(bare.url, bare.pid))
    }
    const memory = residentBytes(shop.pid)
    const render = await uncachedRender(shop.url)
    const speed = (loads: readonly LoadMeasurement[]) => median(loads.map(({ requestsPerSecond }) => requestsPerSecond))
    const cost = (loads: readonly LoadMeasurement[]) => `${median(loads.map(({ processorMs }) => processorMs)).toFixed(3)} ms`
    return [
      ['cached product page', `${Math.round(speed(ours))} requests/s`],
      ['bare node:http, same bytes', `${Math.round(speed(theirs))} requests/s`],
      ['ratio (at least 0.95)', (speed(ours) / speed(theirs)).toFixed(2)],
      ['processor for each, cached product page', cost(ours)],
      ['processor for each, bare node:http', cost(theirs)],
      ['page that is not cached (render, 404 screen)', ms(render)],
      ['memory after the load (aim: under 250 MB)', `${Math.round(memory / 1e6)} MB`],
    ]
  } finally {
    bare.stop()
  }
}

/** Times the not-found screen, which is never cached: each request renders the whole layout. */
async function uncachedRender(url: string): Promise<number> {
  const times = await repeat(60, (run) =>
    measureTime(async () => (await fetch(`${url}/product/none-${run}`, { headers: { 'accept-language': 'es' } })).arrayBuffer()),
  )
  return median(times.slice(20))
}

function read(url: string): Promise<{ headers: Record<string, string>; body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'es' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = answer.headers
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks).toString('base64') })
      })
    }).on('error', reject)
  })
}

async function startBare(parts: { headers: Record<string, string>; body: string }): Promise<{ url: string; pid: number; stop(): void }> {
  const [command = process.execPath, ...rest] = [...onFirstCore, process.execPath, 'bench/bare-server.ts']
  const server = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const port = await new Promise<number>((resolve) => {
    server.on('message', (message) => resolve(message as number))
    server.send(parts)
  })
  return { url: `http://127.0.0.1:${port}/`, pid: server.pid as number, stop: () => server.kill() }
}
