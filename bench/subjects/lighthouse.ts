import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { measureDocument } from '../../tests/budgets/measure.ts'
import { findChromium } from '../../tools/find-chromium.ts'
import { type Figures, median, type Options, repeat, withBrowser } from '../harness.ts'

const RUNS = 3
const pages = { home: '/', category: '/products?category=4', product: '/product/bateria-de-litio-de-pared-5-12-kwh', contact: '/contact' }
const locales = { es: 'es-CU', en: 'en-US' }
const run = promisify(execFile)

type Report = { categories: Record<string, { title: string; score: number }>; audits: Record<string, { numericValue: number }> }

/** Measures Lighthouse's mobile scores in Spanish and English with the copy that the variable LIGHTHOUSE names (README.md). */
export async function bench({ runs = RUNS }: Options): Promise<Figures> {
  const { LIGHTHOUSE } = process.env
  if (!LIGHTHOUSE) return [['not measured', 'LIGHTHOUSE names no lighthouse/cli/index.js, see bench/README.md']]
  return withBrowser(async (shop, browser) => {
    // The shop generates pictures and the smallest documents before anything is measured.
    for (const [language, locale] of Object.entries(locales))
      for (const path of Object.values(pages)) {
        await measureDocument(shop, path, { 'accept-language': language })
        await (await browser.newPage({ locale })).goto(`${shop.url}${path}`, { waitUntil: 'networkidle' })
      }
    const figures: Figures = []
    for (const language of Object.keys(locales))
      for (const [name, path] of Object.entries(pages)) {
        const reports = await repeat(runs, () => measureOrTryAgain(LIGHTHOUSE, `${shop.url}${path}`, language))
        figures.push([`${name}, ${language}`, told(reports)])
      }
    return figures
  })
}

function told(reports: readonly Report[]): string {
  const score = (key: string) => Math.round(median(reports.map(({ categories }) => categories[key]?.score ?? 0)) * 100)
  const scores = Object.entries(reports[0]?.categories ?? {}).map(([key, { title }]) => `${title} ${score(key)}`)
  const blocked = reports.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0)
  const [at, least, most] = [median(blocked), Math.min(...blocked), Math.max(...blocked)].map((ms) => ms.toFixed(0))
  return `${scores.join(', ')}; total blocking time ${at} ms (${least} to ${most})`
}

/** Measures again, up to three times, because Lighthouse sometimes fails to record the beginning of a page. */
async function measureOrTryAgain(lighthouse: string, url: string, language: string, tries = 3): Promise<Report> {
  try {
    return await measure(lighthouse, url, language)
  } catch (error) {
    if (tries <= 1) throw error
    return measureOrTryAgain(lighthouse, url, language, tries - 1)
  }
}

async function measure(lighthouse: string, url: string, language: string): Promise<Report> {
  const flags = [`--chrome-flags=--headless=new --no-sandbox --lang=${language}`, '--output=json', '--quiet']
  const address = `${url}${url.includes('?') ? '&' : '?'}lang=${language}`
  const { stdout } = await run(process.execPath, [lighthouse, address, ...flags], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout) as Report
}
