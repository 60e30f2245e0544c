import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ADMIN, desktop, openBrowser, phone, type RunningShop, startShop, type Visitor, visit } from './browser.ts'

type WalkOptions = {
  /** What the shop is started with, asked for when it starts. */
  environment?: () => Record<string, string> | Promise<Record<string, string>>
  /** Console errors that belong to these walks: a browser reports every refusal and every line that a test cut. */
  excused?: RegExp
  /** Other origins that these walks are about, such as the chat. */
  foreign?: RegExp
}

const NONE = /(?!)/

/**
 * A shop and a browser for the walks of one file. After each of them, every visitor's browser must have kept quiet and
 * must have asked nobody else for anything.
 */
export function walks({ environment = () => ({}), excused = NONE, foreign: expected = NONE }: WalkOptions = {}) {
  let shop: RunningShop | undefined
  let browser: Browser | undefined
  const visitors: Visitor[] = []
  beforeAll(async () => {
    shop = await startShop(await environment())
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.stop()
  })
  afterEach(async () => {
    for (const { context, problems, foreign } of visitors.splice(0)) {
      await context.close()
      expect(problems.filter((problem) => !excused.test(problem))).toEqual([])
      expect(foreign.filter((address) => !expected.test(address))).toEqual([])
    }
  })
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error('The shop and the browser are there within tests and hooks only.')
    return thing
  }
  const walk = {
    get shop(): RunningShop {
      return started(shop)
    },
    get browser(): Browser {
      return started(browser)
    },
    /** Somebody new, with a browser profile of their own. */
    async arrive(options: BrowserContextOptions = phone): Promise<Visitor> {
      const visitor = await visit(started(browser), started(shop), options)
      visitors.push(visitor)
      return visitor
    },
    /** A member of staff before a page that answers to touches; how signing in looks is the walk of staff.test.ts. */
    async signedIn(path: string, options: BrowserContextOptions = desktop, who = ADMIN): Promise<Page> {
      const { page, context } = await walk.arrive(options)
      const { username, password } = who
      const answer = await context.request.post('/api/admin/login', { data: { username, password }, headers: { origin: walk.shop.url } })
      expect(answer.status()).toBe(200)
      await page.goto(path)
      await alive(page)
      return page
    },
  }
  return walk
}

/** Once a staff page answers to touches. */
export async function alive(page: Page): Promise<void> {
  await page.locator('.adm[data-alive]').waitFor()
}

/**
 * Starts the application of a public page, as the first touch does, and waits until it answers. By itself it comes only
 * on a line that the page finds quick, which a busy machine's need not be.
 */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => window.q?.go)
  await page.evaluate(() => window.q.go?.())
  await page.waitForSelector('html[data-app=ready]')
}

/** A message to staff, by its words. */
export const message = (page: Page, text: string) => page.getByRole('region', { name: 'Meldungen' }).getByText(text)

/** Puts the messages away that lie over what is pressed next. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Meldung schließen' })
  while ((await close.count()) > 0) await close.first().click()
}
