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
  /** For walks that change nothing, neither goods nor settings: they share one shop with all others of their kind. */
  onlyLooks?: boolean
  /** What the shop is started with, asked for when it starts. */
  environment?: () => Record<string, string> | Promise<Record<string, string>>
  /** Console errors that belong to all of these walks, named as by `excuse`. */
  excused?: readonly string[]
  /** Other origins that these walks are about, such as the chat. */
  foreign?: RegExp
  /** Whether the browser brings pages back whole, see openBrowser. */
  keepsPages?: boolean
}

/** A visitor whose browser must have kept quiet by the end of the walk, but for what the walk has named. */
export type Guest = Visitor & { excuse: Excuse }

/**
 * Names what browsers will report because this walk brings it about: each by its beginning, which is the answer's status or
 * the line's error and then the path, `409 /api/admin/products/` or `ERR_CONNECTION_RESET /assets/cart-`; else its words.
 */
type Excuse = (...named: string[]) => void

const NONE = /(?!)/
const NOT_LOADED = /^Failed to load resource: (?:net::|the server responded with a status of )(\w+).* \(\w+:\/\/[^/]+(\/.*)\)$/
const inFewWords = (problem: string) => problem.replace(NOT_LOADED, '$1 $2')

/**
 * A shop and a browser for the walks of one file. After each of them, every visitor's browser must have kept quiet and
 * must have asked nobody else for anything.
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
    // All of them, so that none goes on browsing beside the next walk.
    await Promise.all(gone.map(({ context }) => leave(context)))
    await Promise.all(fronts.splice(0).map((front) => front.close()))
    const isExpected = (problem: string) => expectedProblems.some((beginning) => problem.startsWith(beginning))
    const problems = gone.flatMap(({ problems }) => problems.map(inFewWords).filter((problem) => !isExpected(problem)))
    const foreign = gone.flatMap(({ foreign }) => foreign.filter((address) => !expected.test(address)))
    // With the words themselves, which a report in a line would leave out.
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
    /** Somebody new, with a browser profile of their own. */
    async arrive(options: BrowserContextOptions = phone): Promise<Guest> {
      const visitor = await visit(started(browser), started(shop), options)
      visitors.push(visitor)
      return { ...visitor, excuse }
    },
    /** A front before the shop. It closes when the visitors have left: a page that is still open would ask it for more. */
    async front(): Promise<Front> {
      const front = await frontOf(started(shop).url)
      fronts.push(front)
      return front
    },
    /** A member of staff before a page that answers to touches; how signing in looks is the walk of staff.test.ts. */
    async signedIn(path: string, options: BrowserContextOptions = desktop, who = ADMIN): Promise<Page> {
      const { page, context } = await walk.arrive(options)
      const { username, password } = who
      const answer = await context.request.post('/api/admin/login', { data: { username, password }, headers: { origin: walk.shop.url } })
      expect(answer.status()).toBe(200)
      await openStaffPage(page, path)
      return page
    },
  }
  return walk
}

/**
 * Ends a visit in the middle of whatever its browser is doing. A request that a walk holds, or has answered by the shop,
 * would otherwise fail with the page and, belonging to no test any more, fail the whole run.
 */
async function leave(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/**
 * Says yes to a question of the browser itself, `page.on('dialog', yes)`. A question that went with its page wants no
 * answer any more; one that stays unanswered holds the page up, and with it the walk.
 */
export const yes = (question: Dialog) => void question.accept().catch(() => {})

/** A question of the staff area, by its words; what it does is the button beside 'Abbrechen'. */
export const question = (page: Page, text: string) => page.getByRole('alertdialog').filter({ hasText: text })

/** Confirms, for walks about something else, every question that the staff area or the browser asks from now on. */
export async function sayYes(page: Page): Promise<void> {
  page.on('dialog', yes)
  const confirm = () =>
    new MutationObserver(() => document.querySelector<HTMLElement>('[role="alertdialog"] [data-confirm]')?.click()).observe(document, {
      childList: true,
      subtree: true,
    })
  await page.addInitScript(confirm)
  await page.evaluate(confirm)
}

/**
 * Staff on a line that loses answers: the server does what it is asked to change, and nobody hears of it.
 *
 * @param path what the addresses begin with, behind /api/admin/
 * @returns mends the line, once nothing is under way on it: what is would be let through to the page that gave it up
 */
export async function loseAnswers(page: Page, path = ''): Promise<() => Promise<void>> {
  await page.route(`**/api/admin/${path}**`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  return () => page.unrouteAll({ behavior: 'wait' })
}

/** Once a staff page answers to touches: what is pressed or typed before is lost on it. */
export async function alive(page: Page): Promise<void> {
  await page.locator('.adm[data-alive]').waitFor()
}

/** Goes to a staff page by its address, and waits until it answers. */
export async function openStaffPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Loads a staff page again, and waits until it answers. */
export async function reloadStaffPage(page: Page): Promise<void> {
  await page.reload()
  await alive(page)
}

/**
 * Hydrates every island of a public page, as a touch would, and waits until all are hydrated. Without a touch, islands hydrate
 * only if the page measures a quick connection, which a busy machine may not have.
 */
export async function wake(page: Page): Promise<void> {
  await page.waitForFunction(() => window.q?.go)
  await page.evaluate(() => {
    const islands = document.querySelectorAll<HTMLElement>('[data-island]')
    window.q.push(...Array.from(islands, ({ firstElementChild }) => firstElementChild as HTMLElement))
    window.q.go?.()
  })
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-live])'))
}

/**
 * Once a public page has done all that it does by itself, for sentences about what it does not do or ask for: it is
 * loaded, and what it puts off until the browser is idle has had its turn: that is taken in order, and after four seconds in any case, there as here.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => setTimeout(done), { timeout: 4000 })))
}

/** A message to staff, by its words. */
export const message = (page: Page, text: string) => page.getByRole('region', { name: 'Meldungen' }).getByText(text)

/** Puts the messages away that lie over what is pressed next; all at once, since each also goes by itself. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Meldung schließen' })
  await close.evaluateAll((buttons) => {
    for (const button of buttons as HTMLButtonElement[]) button.click()
  })
  await close.first().waitFor({ state: 'detached' })
}
