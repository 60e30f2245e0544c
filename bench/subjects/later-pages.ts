import type { Browser } from 'playwright-core'
import { phone, type RunningShop, visit } from '../../tests/browser.ts'
import { takeJourney } from '../../tests/budgets/journey.ts'
import { measureDocument, sumBytes, watchTransfers } from '../../tests/budgets/measure.ts'
import { bytes, type Figures, withBrowser } from '../harness.ts'

/** First pages of a visit, and the pages opened after them. */
const before = {
  'a product': '/product/sistema-solar-completo-3-kw',
  'a list': '/products?category=1',
  home: '/',
  contact: '/contact',
}
const after = {
  product: '/product/bateria-de-litio-de-pared-5-12-kwh',
  list: '/products?category=4',
  'list of a subcategory': '/products?category=4&subcategory=8',
  home: '/',
  contact: '/contact',
}
/** Number of visits and pause between them while answers get smaller: the server recompresses a page after its first answer. */
const SERVER_TIMEOUTS = 8
const PAUSE_MS = 700

/**
 * Measures the bodies of documents on the wire, in Spanish: as a first page, and after another page that the browser has; then
 * the journey of five pages. Each figure is followed by the compression used.
 */
export async function bench(): Promise<Figures> {
  return withBrowser(async (shop, browser) => {
    for (const path of new Set([...Object.values(before), ...Object.values(after)])) await measureDocument(shop, path)
    const figures: Figures = []
    for (const [name, path] of Object.entries(after)) {
      figures.push([`${name}, first`, await smallest(browser, shop, path)])
      for (const [from, start] of Object.entries(before))
        if (start !== path) figures.push([`  after ${from}`, await smallest(browser, shop, path, start)])
    }
    const { cold, warm } = await takeJourney(browser, shop, { locale: 'es-CU', cartAt: 'product', network: 'slow' })
    const bytesOf = (steps: typeof cold) => bytes(sumBytes(steps.flatMap(({ moved }) => moved)))
    return [
      ...figures,
      ['journey of five pages, one product put into the cart, with headers', ''],
      ['  before the first touch', bytesOf(cold.filter(({ isAfterTouch }) => !isAfterTouch))],
      ['  whole', bytesOf(cold)],
      ['  the next visit, warm', bytesOf(warm)],
    ]
  })
}

/** Repeats a visit in fresh profiles until two answers in a row are no smaller. */
async function smallest(browser: Browser, shop: RunningShop, path: string, start?: string): Promise<string> {
  const answers = [await measure(browser, shop, path, start)]
  for (let same = 0; same < 2 && answers.length < SERVER_TIMEOUTS; ) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const answer = await measure(browser, shop, path, start)
    same = answer.body < Math.min(...answers.map(({ body }) => body)) ? 0 : same + 1
    answers.push(answer)
  }
  const least = answers.reduce((small, answer) => (answer.body < small.body ? answer : small))
  const first = answers[0] ?? least
  return `${bytes(least.body)} ${least.encoding}${first.body > least.body ? `, at first ${bytes(first.body)}` : ''}, with headers ${bytes(least.bytes)}`
}

type Answer = { body: number; bytes: number; encoding: string }

async function measure(browser: Browser, shop: RunningShop, path: string, start: string | undefined): Promise<Answer> {
  const { page, context } = await visit(browser, shop, phone)
  const line = await watchTransfers(page)
  let encoding = 'plain'
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest()) encoding = (await response.headerValue('content-encoding')) ?? 'plain'
  })
  if (start) {
    await page.goto(start)
    await line.quiet()
    line.take()
    // Navigates from the page, as a click on a link does: browsers may request a typed address in another way.
    await page.evaluate((address) => location.assign(address), path)
    await page.waitForURL((url) => `${url.pathname}${url.search}` === path)
  } else await page.goto(path)
  await line.quiet()
  const document = line.take().find(({ type, url }) => type === 'Document' && url === path)
  await context.close()
  if (!document) throw new Error(`${path} was not asked for after ${start}`)
  return { ...document, encoding }
}
