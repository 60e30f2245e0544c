import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openBrowser, startShop } from '../tests/browser.ts'
import { documentBytes } from '../tests/budgets/measure.ts'
import { findChromium } from '../tools/find-chromium.ts'
import { type Figures, median } from './figures.ts'

const RUNS = 3
const pages = { home: '/', category: '/products?category=4', product: '/product/lithium-wall-battery-5kwh', contact: '/contact' }
const run = promisify(execFile)

type Report = { categories: Record<string, { title: string; score: number }>; audits: Record<string, { numericValue: number }> }

/** Lighthouse's mobile scores in Spanish, medians, by the copy that `LIGHTHOUSE` names: see README.md. */
export async function benchLighthouse(): Promise<Figures> {
  const { LIGHTHOUSE } = process.env
  if (!LIGHTHOUSE) return [['not measured', 'LIGHTHOUSE names no lighthouse/cli/index.js, see bench/README.md']]
  const shop = await startShop()
  try {
    // Pictures and the smallest documents are made before anything counts.
    const browser = await openBrowser()
    for (const path of Object.values(pages)) {
      await documentBytes(shop, path)
      await (await browser.newPage({ locale: 'es-CU' })).goto(`${shop.url}${path}`, { waitUntil: 'networkidle' })
    }
    await browser.close()
    const figures: Figures = []
    for (const [name, path] of Object.entries(pages)) {
      const reports: Report[] = []
      for (let count = 0; count < RUNS; count += 1) reports.push(await measureOrTryAgain(LIGHTHOUSE, `${shop.url}${path}`))
      const score = (key: string) => Math.round(median(reports.map(({ categories }) => categories[key]?.score ?? 0)) * 100)
      const scores = Object.entries(reports[0]?.categories ?? {}).map(([key, { title }]) => `${title} ${score(key)}`)
      const blocked = median(reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0))
      figures.push([name, `${scores.join(', ')}; blocked for ${blocked.toFixed(0)} ms`])
    }
    return figures
  } finally {
    await shop.stop()
  }
}

/** Now and then Lighthouse misses the beginning of a page, and says so. */
async function measureOrTryAgain(lighthouse: string, url: string, tries = 3): Promise<Report> {
  try {
    return await measure(lighthouse, url)
  } catch (error) {
    if (tries <= 1) throw error
    return measureOrTryAgain(lighthouse, url, tries - 1)
  }
}

async function measure(lighthouse: string, url: string): Promise<Report> {
  const flags = ['--chrome-flags=--headless=new --no-sandbox --lang=es', '--output=json', '--quiet']
  const address = `${url}${url.includes('?') ? '&' : '?'}lang=es`
  const { stdout } = await run(process.execPath, [lighthouse, address, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Report
}
