import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMIN } from '../browser.ts'
import type { Driver } from './driver.ts'

/** The first visible element that matches a selector and, if given, has the text in its name, value or content. */
export type Target = string | { css: string; text: string }

export type Page = ReturnType<typeof pageOf>

type PageOptions = { url: string; folder: string; stopShop: () => Promise<void>; startShop: () => Promise<void> }

/**
 * The interface that the walk is written against. Functions given to `evaluate` run in the engine as they are written
 * here, so they use syntax of Chrome 72: no `?.` and no `??`.
 */
export function pageOf(driver: Driver, { url, folder, stopShop, startShop }: PageOptions) {
  mkdirSync(folder, { recursive: true })

  async function evaluate<Args extends unknown[], Value>(run: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>> {
    const json = await driver.evaluate(
      `(async function () { return JSON.stringify([await (${run})(${args.map((each) => JSON.stringify(each)).join()})]) })()`,
    )
    return JSON.parse(json)[0]
  }

  /**
   * Repeats `ask` until it returns something truthy, for up to ten seconds. Errors are retried, too: a new document interrupts
   * evaluations.
   *
   * @param expected message of the error if it never does
   */
  async function until<Value>(expected: string, ask: () => Promise<Value>): Promise<NonNullable<Value>> {
    let last = ''
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(100)) {
      try {
        const value = await ask()
        if (value) return value
        last = ''
      } catch (error) {
        last = `: ${(error as Error).message}`
      }
    }
    throw new Error(`${expected}${last}`)
  }

  const find = (target: Target) => evaluate(locate, ...describe(target))

  const page = {
    evaluate,
    until,
    open: (path: string) => driver.open(new URL(path, url).href),
    resize: driver.resize,
    /** Stops the shop until `startShop`. */
    stopShop,
    startShop,
    /** Sends a request to the shop's API as staff, without the browser. */
    async callAsStaff(path: string, body: object): Promise<void> {
      const post = async (to: string, data: object, cookie = '') => {
        const headers = { origin: url, 'content-type': 'application/json', cookie }
        const answer = await fetch(url + to, { method: 'POST', headers, body: JSON.stringify(data) })
        if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
        return answer
      }
      const [cookie = ''] = (await post('/api/admin/login', ADMIN)).headers.getSetCookie()
      await post(path, body, cookie)
    },
    takeErrors: driver.takeErrors,
    address: () => evaluate(() => location.pathname + location.search + location.hash),

    /** Waits for a visible element. @returns its box and its text */
    see: (target: Target) => until(`not visible: ${nameOf(target)}`, () => find(target)),
    /** Waits until no such element is visible. */
    miss: (target: Target) => until(`still visible: ${nameOf(target)}`, async () => !(await find(target))),

    /** Touches an element in its middle once nothing covers it. */
    async tap(target: Target): Promise<void> {
      const { x, y } = await until(`cannot be touched: ${nameOf(target)}`, async () => {
        if (!(await find(target))) return null
        const { covered, ...box } = await evaluate(reveal, ...describe(target))
        if (covered) throw new Error(`covered by ${covered}`)
        return box
      })
      await driver.tap(x, y)
    },

    /** Replaces the value of a field by typing. */
    async fill(target: Target, text: string): Promise<void> {
      await page.tap(target)
      await until(`cannot be typed into: ${nameOf(target)}`, () => evaluate(select, describe(target)[0]))
      await driver.type(text)
    },

    async setFile(css: string, path: string): Promise<void> {
      await until(`missing: ${css}`, () => evaluate((selector) => document.querySelectorAll(selector).length === 1, css))
      await driver.setFile(css, path)
    },

    async screenshot(name: string): Promise<void> {
      writeFileSync(join(folder, `${name}.png`), await driver.screenshot())
    },
  }
  return page
}

const TIMEOUT_MS = 10_000

const describe = (target: Target): [string, string] => (typeof target === 'string' ? [target, ''] : [target.css, target.text])
const nameOf = (target: Target) => describe(target).filter(Boolean).join(' ')

type Box = { x: number; y: number; width: number; height: number; text: string }

function locate(css: string, text: string): Box | null {
  for (const element of document.querySelectorAll<HTMLInputElement>(css)) {
    const words = [element.getAttribute('aria-label'), element.value, element.textContent].join(' ').replace(/\s+/g, ' ')
    const { left, top, width, height } = element.getBoundingClientRect()
    const isVisible = width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
    if (isVisible && words.indexOf(text) !== -1) return { x: left, y: top, width, height, text: words }
  }
  return null
}

/** Scrolls a visible element to the middle of the viewport. @returns its centre, and the element that covers it there */
function reveal(css: string, text: string): { x: number; y: number; covered: string } {
  for (const element of document.querySelectorAll<HTMLInputElement>(css)) {
    const words = [element.getAttribute('aria-label'), element.value, element.textContent].join(' ').replace(/\s+/g, ' ')
    if (element.getClientRects().length === 0 || getComputedStyle(element).visibility === 'hidden' || words.indexOf(text) === -1) continue
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    // A label passes the touch on to its field.
    const isReached =
      hit && (element.contains(hit) || hit.contains(element) || Array.from(element.labels || []).some((label) => label.contains(hit)))
    return { x, y, covered: isReached ? '' : hit ? hit.outerHTML.slice(0, 120) : 'nothing: it is outside of the viewport' }
  }
  return { x: 0, y: 0, covered: 'nothing: it went away' }
}

/** Selects the text of a field. @returns false if the field does not have the focus */
function select(css: string): boolean {
  const field = document.activeElement as HTMLInputElement | null
  const isFocused = field !== null && Array.from(document.querySelectorAll(css)).indexOf(field) !== -1
  if (isFocused) (field as HTMLInputElement).select()
  return isFocused
}
