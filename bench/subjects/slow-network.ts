import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { phone } from '../../tests/browser.ts'
import { measureDocument } from '../../tests/budgets/measure.ts'
import { type Figures, median, type Options, withBrowser } from '../harness.ts'
import { networkKinds, openSlowNetwork, type SlowNetwork } from '../slow-network.ts'

const RUNS = 9
const SLOWER_PROCESSOR = 4
const pages = { home: '/', category: '/products?category=4', product: '/product/bateria-de-litio-de-pared-5-12-kwh', contact: '/contact' }
const locales = ['es-CU', 'en-US']

type Painted = { ms: number; shift: number; what: string }

/**
 * Measures largest contentful paint and layout shift of cold pages on a phone, over a network of 400 kbit/s and 400 ms and with a
 * processor four times slower. The first figure is the reference: a static page of 14 KB.
 */
export async function bench({ runs = RUNS }: Options): Promise<Figures> {
  return withBrowser(async (shop, browser) => {
    const network = await openSlowNetwork(networkKinds.slow)
    const plain = await servePlainPage()
    const visits: { label: string; url: string; locale: string; painted: Painted[] }[] = [
      { label: 'a static page of 14 KB', url: plain.url, locale: 'es-CU', painted: [] },
    ]
    for (const locale of locales)
      for (const [name, path] of Object.entries(pages)) {
        await measureDocument(shop, path, { 'accept-language': locale })
        visits.push({ label: `${name}, ${locale}`, url: `${shop.url}${path}`, locale, painted: [] })
      }
    // In turns, so that a busy moment of the machine affects all pages. In the first round, not counted, the shop makes pictures.
    for (let run = 0; run <= runs; run += 1)
      for (const visit of visits) {
        const painted = await measure(browser, network, visit)
        if (run > 0) visit.painted.push(painted)
      }
    await network.close()
    plain.stop()
    return visits.map(({ label, painted }) => [label, told(painted)])
  })
}

function told(painted: readonly Painted[]): string {
  const times = painted.map(({ ms }) => ms)
  const [at, first, last] = [median(times), Math.min(...times), Math.max(...times)].map((ms) => (ms / 1000).toFixed(2))
  const shift = Math.max(...painted.map((one) => one.shift)).toFixed(3)
  return `${at} s (${first} to ${last}), shift at most ${shift}, ${painted[0]?.what}`
}

/** Opens a page in a fresh profile, waits until nothing loads any more, and reads its largest paint and its shifts. */
async function measure(browser: Browser, network: SlowNetwork, { url, locale }: { url: string; locale: string }): Promise<Painted> {
  // By default, browsers do not use a proxy for addresses of their own machine.
  const context = await browser.newContext({ ...phone, locale, proxy: { server: network.proxy, bypass: '<-loopback>' } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  const painted = await page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number }
    type Paint = PerformanceEntry & { element: Element | null; url: string }
    const seen = <Entry>(type: string) =>
      new Promise<Entry[]>((resolve) => {
        // The observer is called at once with all past entries, or never if there are none.
        new PerformanceObserver((list) => resolve(list.getEntries() as Entry[])).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 500)
      })
    const [paints, shifts] = await Promise.all([seen<Paint>('largest-contentful-paint'), seen<Shift>('layout-shift')])
    const last = paints.at(-1)
    const words = last?.element?.textContent?.trim().slice(0, 40) ?? ''
    return {
      ms: last?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      what: `${last?.element?.localName ?? 'nothing'} ${last?.url ? new URL(last.url).pathname.slice(0, 60) : words}`,
    }
  })
  await context.close()
  return painted
}

/** Serves a page of 14,000 bytes, headers included, without files or scripts. */
async function servePlainPage(): Promise<{ url: string; stop(): void }> {
  const start =
    '<!DOCTYPE html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>14 KB</title>'
  const text = '<p>Paneles, baterías e inversores para la casa y el taller, con entrega en toda la isla.</p>'
  const bytes = Buffer.from(`${start}${text.repeat(200)}`).subarray(0, 13_800)
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length })
    response.end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
