import type { Browser, BrowserContext, BrowserContextOptions, Dialog, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import {
  ADMIN,
  desktop,
  openBrowser,
  phone,
  type RunningShop,
  sharedBrowser,
  sharedShop,
  startShop,
  type Visitor,
  visit,
} from './browser.ts'
import { type Front, frontOf } from './front.ts'

type WalkOptions = {
  /** True for walks that change neither products nor settings: all such files share one shop. */
  onlyLooks?: boolean
  /** Returns the environment variables of the shop; called when the shop starts. */
  environment?: () => Record<string, string> | Promise<Record<string, string>>
  /** Console errors that are expected in all walks of the file, written as for `excuse`. */
  excused?: readonly string[]
  /** Matches addresses of other origins that the walks may request, such as the chat's. */
  foreign?: RegExp
  /** True if the browser uses its back/forward cache; see `openBrowser`. */
  keepsPages?: boolean
}

/** A visitor whose browser must report no console errors until the end of the walk, except those that the walk excuses. */
export type Guest = Visitor & { excuse: Excuse }

/**
 * Excuses console errors that this walk causes, each by its beginning. An error about a request begins with the answer's status or
 * the network error, then has the path: `409 /api/admin/products/`, `ERR_CONNECTION_RESET /assets/cart-`.
 */
type Excuse = (...named: string[]) => void

const NONE = /(?!)/
const NOT_LOADED = /^Failed to load resource: (?:net::|the server responded with a status of )(\w+).* \(\w+:\/\/[^/]+(\/.*)\)$/
const inFewWords = (problem: string) => problem.replace(NOT_LOADED, '$1 $2')

/**
 * Starts a shop and a browser for the walks of one file. A walk fails if a visitor's browser reported an unexpected console error,
 * or sent a request to an unexpected origin.
 */
export function walks({ onlyLooks, environment = () => ({}), excused = [], foreign: expected = NONE, keepsPages }: WalkOptions = {}) {
  let shop: RunningShop | undefined
  let browser: Browser | undefined
  const visitors: Visitor[] = []
  const fronts: Front[] = []
  const named: string[] = []
  const excuse: Excuse = (...more) => void named.push(...more)
  beforeAll(async () => {
    shop = onlyLooks ? sharedShop() : await startShop(await environment())
    browser = keepsPages ? await openBrowser({ keepsPages }) : await sharedBrowser()
  })
  afterAll(async () => {
    if (keepsPages) await browser?.close()
    await shop?.stop()
  })
  afterEach(async () => {
    const gone = visitors.splice(0)
    const expectedProblems = [...excused, ...named.splice(0)]
    // Closes all visitors' browsers before a check can fail, so that none makes requests during the next walk.
    await Promise.all(gone.map(({ context }) => leave(context)))
    await Promise.all(fronts.splice(0).map((front) => front.close()))
    const isExpected = (problem: string) => expectedProblems.some((beginning) => problem.startsWith(beginning))
    const problems = gone.flatMap(({ problems }) => problems.map(inFewWords).filter((problem) => !isExpected(problem)))
    const foreign = gone.flatMap(({ foreign }) => foreign.filter((address) => !expected.test(address)))
    // The messages contain the full texts, which a one-line report would cut.
    expect(problems, problems.join('\n')).toEqual([])
    expect(foreign, foreign.join('\n')).toEqual([])
  })
  const started = <Thing>(thing: Thing | undefined): Thing => {
    if (!thing) throw new Error('The shop and the browser are there within tests and hooks only.')
    return thing
  }
  const walk = {
    excuse,
    get shop(): RunningShop {
      return started(shop)
    },
    get browser(): Browser {
      return started(browser)
    },
    /** Creates a new visitor with an empty browser profile. */
    async arrive(options: BrowserContextOptions = phone): Promise<Guest> {
      const visitor = await visit(started(browser), started(shop), options)
      visitors.push(visitor)
      return { ...visitor, excuse }
    },
    /** Starts a proxy in front of the shop (front.ts). It closes after the visitors' browsers, whose pages may still send requests. */
    async front(): Promise<Front> {
      const front = await frontOf(started(shop).url)
      fronts.push(front)
      return front
    },
    /** Signs a user in without opening a page, for walks that prepare something first. staff.test.ts tests the login form itself. */
    async signIn(options: BrowserContextOptions = desktop, who = ADMIN): Promise<Page> {
      const { page, context } = await walk.arrive(options)
      const { username, password } = who
      const answer = await context.request.post('/api/admin/login', { data: { username, password }, headers: { origin: walk.shop.url } })
      expect(answer.status()).toBe(200)
      return page
    },
    /** Opens a staff page as a signed-in user, and waits until it is hydrated. */
    async signedIn(path: string, options: BrowserContextOptions = desktop, who = ADMIN): Promise<Page> {
      const page = await walk.signIn(options, who)
      await openStaffPage(page, path)
      return page
    },
  }
  return walk
}

/**
 * Ends a visit at any time. Routes are removed first: a request that a walk delays or forwards would otherwise fail when the page
 * closes, and an error outside a test fails the whole run.
 */
async function leave(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/**
 * Accepts a dialog of the browser: `page.on('dialog', acceptDialog)`. An unanswered dialog would block the page. Accepting fails if
 * the page has closed meanwhile; that error is ignored.
 */
export const acceptDialog = (question: Dialog) => void question.accept().catch(() => {})

/** Finds a question of the staff area by its text. The button beside 'Abbrechen' confirms it. */
export const question = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })

/** Confirms every later question of the staff area and the browser, for walks that do not test questions. */
export async function sayYes(page: Page): Promise<void> {
  page.on('dialog', acceptDialog)
  const confirm = () =>
    new MutationObserver(() => document.querySelector<HTMLElement>('[role="alertdialog"] [data-confirm]')?.click()).observe(document, {
      childList: true,
      subtree: true,
    })
  await page.addInitScript(confirm)
  await page.evaluate(confirm)
}

/**
 * Loses the answers to a staff page's writes: the server makes each change, but the page gets a reset connection.
 *
 * @param path beginning of the affected addresses, after /api/admin/
 * @returns a function that restores the connection, after the requests under way have ended
 */
export async function loseAnswers(page: Page, path = ''): Promise<() => Promise<void>> {
  await page.route(`**/api/admin/${path}**`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => page.unrouteAll({ behavior: 'wait' })
}

/** Waits until a staff page is hydrated: earlier clicks and keys have no effect. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('.adm[data-alive]').waitFor()
}

/** Opens a staff page by its address, and waits until it is hydrated. */
export async function openStaffPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitUntilHydrated(page)
}

/** Reloads a staff page, and waits until it is hydrated. */
export async function reloadStaffPage(page: Page): Promise<void> {
  await page.reload()
  await waitUntilHydrated(page)
}

/**
 * Hydrates every island of a public page, as a touch would, and waits until all are hydrated. Without a touch, islands hydrate
 * only if the page measures a quick connection, which a busy machine may not have.
 */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => window.q?.go)
  await page.evaluate(() => {
    const islands = document.querySelectorAll<HTMLElement>('[data-island]')
    window.q.push(...Array.from(islands, ({ firstElementChild }) => firstElementChild as HTMLElement))
    window.q.go?.()
  })
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-live])'))
}

/**
 * Waits until a public page has done its deferred work, for checks that the page does not do or request something. Idle callbacks
 * run in order, so this callback runs after those of the page, which have the same limit of four seconds.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done), { timeout: 4000 })))
}

/** Finds a message (toast) to staff by its text. */
export const message = (page: Page, text: string) => page.getByRole('region', { name: 'Meldungen' }).getByText(text)

/** Closes all messages, which may cover the next button. They are closed in one step, since each also disappears by itself. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Meldung schließen' })
  await close.evaluateAll((buttons) => {
    for (const button of buttons as HTMLButtonElement[]) button.click()
  })
  await close.first().waitFor({ state: 'detached' })
}
