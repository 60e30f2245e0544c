import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { phone } from './browser.ts'
import type { Guest, walks } from './walks.ts'

/** Waits until the worker has stored a page. */
export const isStored = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (address) => !!(await (await caches.open('pages-1')).match(address, { ignoreVary: true })), path))
    .toBe(true)

/** Opens a page and waits until the worker has stored it. */
export async function openStored(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isStored(page, path)
}

/** Starts the shop's service worker with a tap, and waits until it has stored what pages need offline. `/connection` is the last of it. */
export async function startWorker(page: Page): Promise<void> {
  await page.locator('main h1').first().click()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await isStored(page, '/connection')
}

/** Opens the home page in a new browser, and starts the shop's service worker there. */
export async function arriveWithWorker(walk: ReturnType<typeof walks>, options: BrowserContextOptions = phone): Promise<Guest> {
  const guest = await walk.arrive({ ...options, serviceWorkers: 'allow' })
  await guest.page.goto('/')
  await startWorker(guest.page)
  return guest
}

/**
 * Ends the service worker's next wait of this length for a document at once: the clock of a worker cannot be advanced.
 *
 * @returns a function that tells whether the worker has begun such a wait
 */
export async function shortenWait(context: BrowserContext, milliseconds: number): Promise<() => Promise<boolean>> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The service worker has not started.')
  await worker.evaluate((length) => {
    const original = setTimeout
    const shortened = (run: () => void, wait?: number, ...given: unknown[]) => {
      // Waits for pictures, which are equally long, pass the picture.
      if (wait !== length || given.length > 0) return original(run, wait, ...given)
      Object.assign(globalThis, { setTimeout: original, hasWaited: true })
      return original(run)
    }
    Object.assign(globalThis, { setTimeout: shortened, hasWaited: false })
  }, milliseconds)
  return () => worker.evaluate(() => (globalThis as { hasWaited?: boolean }).hasWaited === true)
}
