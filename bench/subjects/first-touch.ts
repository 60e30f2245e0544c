import type { Browser, Page } from 'playwright-core'
import { phone, type RunningShop, visit } from '../../tests/browser.ts'
import { measureDocument, scripts, sumBodies, sumBytes, type Transfer, watchTransfers } from '../../tests/budgets/measure.ts'
import { bytes, type Figures, median, type Options, PRODUCT, seconds, withBrowser } from '../harness.ts'
import { type NetworkKind, networkKinds, openSlowNetwork, type SlowNetwork } from '../slow-network.ts'
import { startWatch, timeTouch, type Words } from '../stopwatch.ts'

const RUNS = 3
const SLOWER_PROCESSOR = 4
/** Time after which a press on plus without a visible effect is repeated. */
const PRESS_AGAIN_MS = 1000
const product = { name: 'Batería de litio de pared 5.12 kWh', dollars: 1090 }

/**
 * Measures a first touch on a product page in Spanish, on a phone with an empty cache: the time until the screen shows the
 * answer, over two networks and with a processor four times slower, and the bytes that it loads.
 */
export async function bench({ runs = RUNS }: Options): Promise<Figures> {
  return withBrowser(async (shop, browser) => {
    await measureDocument(shop, PRODUCT)
    const { figures, stored } = await measureBytes(browser, shop)
    for (const [name, kind] of Object.entries(networkKinds))
      figures.push(...(await measureTimes(browser, shop, { name, kind, stored, runs })))
    return figures
  })
}

const addButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Agregar al carrito', exact: true }).first()
const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Carrito' }).locator('visible=true').first()
const dialog = (page: Page) => page.getByRole('dialog')
const plus = (page: Page) => dialog(page).getByRole('button', { name: 'Uno más' }).first()

const isAdded = (words: Words) =>
  words('header button').some((button) => /carrito/i.test(button) && /\b1\b/.test(button)) &&
  words('main button').some((button) => /^(?:agregado|ver carrito)/i.test(button))
const hasLines = (words: Words, { name, dollars }: typeof product) =>
  words('dialog').some((cart) => cart.includes(name) && cart.includes(`$${dollars.toLocaleString('en')}.00`))
/** True if the stored quantity is above one and the cart shows its total. */
const hasChanged = (words: Words, { dollars }: typeof product) => {
  const pieces = Number(/"quantity":(\d+)/.exec(localStorage.getItem('cart') ?? '')?.[1])
  return pieces > 1 && words('dialog').some((cart) => cart.includes(`Total $${(pieces * dollars).toLocaleString('en')}.00`))
}

/** Measures the bytes loaded until the order is sent. @returns also the stored cart after the first touch, with one product */
async function measureBytes(browser: Browser, shop: RunningShop): Promise<{ figures: Figures; stored: string }> {
  const { page, context } = await visit(browser, shop)
  const transfers = await watchTransfers(page)
  await page.goto(PRODUCT)
  await transfers.quiet()
  const before = transfers.take()
  await timeTouch(addButton(page), isAdded, null)
  await transfers.quiet()
  const added = transfers.take()
  const stored = await page.evaluate(() => localStorage.getItem('cart') ?? '')
  // Touches everything in the cart that an ordinary order may need.
  await timeTouch(cartButton(page), hasLines, product)
  await transfers.quiet()
  await timeTouch(plus(page), hasChanged, product)
  await dialog(page).getByText('Ver el mensaje antes de enviarlo').tap()
  const chat = context.waitForEvent('page')
  await dialog(page)
    .getByRole('link', { name: /WhatsApp/ })
    .tap()
  await (await chat).close()
  await transfers.quiet()
  const ordered = [...added, ...transfers.take()]
  await context.close()
  const figures: Figures = [
    ['page untouched: everything with headers', moved(before)],
    ['  early script with headers', moved(scripts(before))],
    ['put into the cart: all script since, bodies', ofBodies(added)],
    ['  everything with headers', moved(added)],
    ['cart opened, changed, read and sent: all script since, bodies', ofBodies(ordered)],
    ['  everything with headers', moved(ordered)],
  ]
  return { figures, stored }
}

const moved = (answers: readonly Transfer[]) => `${bytes(sumBytes(answers))} in ${answers.length} requests`
const ofBodies = (answers: readonly Transfer[]) => `${bytes(sumBodies(scripts(answers)))} in ${scripts(answers).length} files`

type Measured = { name: string; kind: NetworkKind; stored: string; runs: number }

async function measureTimes(browser: Browser, shop: RunningShop, { name, kind, stored, runs }: Measured): Promise<Figures> {
  const network = await openSlowNetwork(kind)
  try {
    const added: number[] = []
    const carts: Cart[] = []
    for (let run = 0; run < runs; run += 1) {
      added.push(await inNetwork(browser, shop, network, '', (page) => timeTouch(addButton(page), isAdded, null)))
      carts.push(await inNetwork(browser, shop, network, stored, openAndChange))
    }
    const presses = carts.reduce((all, cart) => all + cart.presses, 0)
    const lost = carts.reduce((all, cart) => all + cart.lost, 0)
    return [
      [`${name} network: tap 'add' to badge and button state`, told(added)],
      [`${name} network: tap cart to its lines`, told(carts.map(({ linesMs }) => linesMs))],
      [
        `${name} network: tap cart to a changed quantity and total`,
        `${told(carts.map(({ liveMs }) => liveMs))}, ${lost} of ${presses} presses lost`,
      ],
    ]
  } finally {
    await network.close()
  }
}

const told = (times: readonly number[]) => `${seconds(median(times))} (${seconds(Math.min(...times))} to ${seconds(Math.max(...times))})`

/** Opens the product in a fresh profile with a stored cart, waits until nothing loads any more, and calls `act`. */
async function inNetwork<Result>(
  browser: Browser,
  shop: RunningShop,
  network: SlowNetwork,
  stored: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { page, context } = await visit(browser, shop, {
    ...phone,
    // By default, browsers do not use a proxy for addresses of their own machine.
    proxy: { server: network.proxy, bypass: '<-loopback>' },
    storageState: { cookies: [], origins: stored ? [{ origin: shop.url, localStorage: [{ name: 'cart', value: stored }] }] : [] },
  })
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
    await page.goto(PRODUCT, { waitUntil: 'networkidle', timeout: 60_000 })
    return await act(page)
  } finally {
    await context.close()
  }
}

type Cart = { linesMs: number; liveMs: number; presses: number; lost: number }

/** Opens the cart, then presses plus at once and again each second until the press has an effect. */
async function openAndChange(page: Page): Promise<Cart> {
  let liveMs: number | undefined
  const live = startWatch(page, hasChanged, product).then((ms) => {
    liveMs = ms
  })
  const linesMs = await timeTouch(cartButton(page), hasLines, product)
  let presses = 0
  while (liveMs === undefined) {
    await plus(page).tap()
    presses += 1
    await Promise.race([live, new Promise((resolve) => setTimeout(resolve, PRESS_AGAIN_MS))])
  }
  await page.waitForLoadState('networkidle')
  const pieces = await page.evaluate(() => Number(/"quantity":(\d+)/.exec(localStorage.getItem('cart') ?? '')?.[1]))
  return { linesMs, liveMs, presses, lost: presses - (pieces - 1) }
}
