import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { isMachinePath } from '#features/visitors/machine-path.server.ts'
import { SAMPLES_KEPT, SAMPLES_MIN, type Sample, scoreMovement } from '#features/visitors/movement.ts'
import { SCORE_MIN } from '#features/visitors/verify-human.server.ts'
import { desktop, phone, type RunningShop, visit } from '../../tests/browser.ts'
import { createRandom, machineKinds, makeHumanPath, makeMachinePath } from '../../tests/humans.ts'
import { type Figures, median, withBrowser } from '../harness.ts'

const CHINA = '1.2.4.8'
const PATHS = 200
const VISITS = 5
const SLOWER = 4
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'

/** True if the server would accept a mouse path as a person's. */
function passes(path: readonly Sample[]): boolean {
  const samples = path.slice(-SAMPLES_KEPT)
  return samples.length >= SAMPLES_MIN && !isMachinePath(samples) && scoreMovement(samples).score >= SCORE_MIN
}

/**
 * Counts how many of 200 simulated people are refused and how many of 200 programs pass by mouse, and times the verification
 * from its first screen until the page is free, on a processor four times slower.
 */
export async function bench(): Promise<Figures> {
  const random = createRandom(20_261_121)
  const refused = Array.from({ length: PATHS }, () => passes(makeHumanPath(random))).filter((hasPassed) => !hasPassed).length
  const each = Math.ceil(PATHS / machineKinds.length)
  const byKind = machineKinds.map((kind, at) => {
    const count = Math.min(each, PATHS - at * each)
    return { kind, count, passed: Array.from({ length: count }, () => passes(makeMachinePath(kind, random))).filter(Boolean).length }
  })
  return withBrowser(
    async (shop, browser) => {
      const figures: Figures = [
        [`people refused, of ${PATHS}`, String(refused)],
        [`programs that pass by mouse, of ${PATHS}`, String(byKind.reduce((sum, { passed }) => sum + passed, 0))],
        ...byKind.map(({ kind, count, passed }): [string, string] => [`  ${kind}, of ${count}`, String(passed)]),
      ]
      for (const way of ['mouse', 'keyboard', 'touch', 'proof of work'] as const) {
        const times = []
        for (let count = 0; count < VISITS; count += 1) times.push(await passOnce(browser, shop, way, random))
        figures.push([
          `by ${way}, four times slower: median and longest of ${VISITS}`,
          `${seconds(median(times))}, ${seconds(Math.max(...times))}`,
        ])
      }
      return figures
    },
    { env: { TRUST_PROXY: '127.0.0.1' } },
  )
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

type Way = 'mouse' | 'keyboard' | 'touch' | 'proof of work'

async function passOnce(browser: Browser, shop: RunningShop, way: Way, random: () => number): Promise<number> {
  const isPhone = way === 'touch'
  const options: BrowserContextOptions = isPhone
    ? { ...phone, userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME} Mobile Safari/537.36` }
    : { ...desktop, userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36` }
  const { page, context } = await visit(browser, shop, { ...options, extraHTTPHeaders: { 'x-forwarded-for': CHINA } })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto('/about')
  await page.locator('dialog.hvg').waitFor()
  const began = performance.now()
  const circle = page.locator('.hv button')
  await circle.waitFor()
  if (way === 'keyboard') {
    await circle.focus()
    await page.keyboard.press('Enter')
  } else if (way === 'touch') await circle.tap()
  else if (way === 'proof of work') {
    await page.locator('button[value=other]').click()
    await page.locator('button[value=proceed]:not([disabled])').click()
  } else {
    // A refused path is followed by another one; the time runs on.
    do {
      await circle.waitFor()
      await moveTo(page, makeHumanPath(random))
      await page.locator('dialog.hvg .hvg-m').waitFor()
    } while ((await page.locator('dialog.hvg [value=now]').count()) > 0)
  }
  await page.locator('dialog.hvg').waitFor({ state: 'detached' })
  const took = performance.now() - began
  await context.close()
  return took
}

/** Moves the mouse along a path, shifted so that it ends in the middle of the circle, and clicks there. */
async function moveTo(page: Page, path: readonly Sample[]): Promise<void> {
  const box = await page.locator('.hv button').boundingBox()
  const end = path.at(-1)
  if (!box || !end) throw new Error('there is no circle')
  const [right, down] = [box.x + box.width / 2 - end.x, box.y + box.height / 2 - end.y]
  for (const { x, y } of path) await page.mouse.move(x + right, y + down)
  await page.mouse.down()
  await page.mouse.up()
}
