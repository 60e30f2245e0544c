import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { createInquiryReader } from '../inquiries.ts'
import { fields, fill } from '../inquiry-form.ts'
import { startWorker } from '../service-worker.ts'
import { acceptDialog, type Guest, hydrateIslands, walks } from '../walks.ts'

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean }

describe('an inquiry that waits while no page is open', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })
  const readArrived = createInquiryReader(() => walk.shop)
  let front: Front

  /** Opens the form with a service worker and writes an inquiry that cannot be sent. */
  async function write(message: string): Promise<Guest> {
    front = await walk.front()
    walk.excuse(
      'ERR_EMPTY_RESPONSE',
      'ERR_FAILED',
      'ERR_CONNECTION',
      'ERR_SOCKET',
      'ERR_INTERNET_DISCONNECTED',
      'Failed to load module script',
    )
    const guest = await walk.arrive({ ...phone, serviceWorkers: 'allow', baseURL: front.url })
    const { page, context } = guest
    await page.goto('/contact')
    await startWorker(page)
    await hydrateIslands(page)
    await context.setOffline(true)
    await fill(page, { message })
    await fields(page).send.click()
    await page.locator('#inquiry-waiting').getByText(message.slice(0, 20)).waitFor()
    await expect.poll(() => copies(page)).toBe(1)
    return guest
  }

  const copies = (page: Page) =>
    page.evaluate(async () => {
      if (!(await caches.has('waiting-1'))) return 0
      return (await (await caches.open('waiting-1')).keys()).filter(({ url }) => url.includes('/api/inquiries?')).length
    })

  /**
   * Closes the shop's pages and ends the offline state. `comeBack` makes the browser fire the worker's sync event, which by
   * itself would take minutes.
   */
  async function closePages(guest: Guest): Promise<{ comeBack: () => Promise<unknown> }> {
    const comeBack = await watchLine(guest)
    await guest.page.close()
    await guest.context.setOffline(false)
    return { comeBack }
  }
  async function watchLine({ context }: Guest): Promise<() => Promise<unknown>> {
    const empty = await context.newPage()
    const browser: CDPSession = await context.newCDPSession(empty)
    const known = new Promise<Registration>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: { registrations: Registration[] }) => {
        const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${front.url}/` && !isDeleted)
        if (ours) resolve(ours)
      })
    })
    await browser.send('ServiceWorker.enable')
    const { registrationId } = await known
    return () => browser.send('ServiceWorker.dispatchSyncEvent', { origin: front.url, registrationId, tag: 'inquiries', lastChance: false })
  }

  const arrived = async (words: string) => (await readArrived(words)).length
  const posts = () => front.take().filter(({ path }) => path === '/api/inquiries').length

  test('is sent once where the browser lost it, and restored in the form', async () => {
    const words = 'Escrita poco antes de que el teléfono se apagara.'
    const { page, context } = await write(words)
    // A killed browser may not have written its local storage to the disk.
    await page.evaluate(() => localStorage.removeItem('inquiries'))
    await page.reload()
    await hydrateIslands(page)
    await page.locator('#inquiry-waiting').getByText(words.slice(0, 20)).waitFor()
    expect(await copies(page)).toBe(1)
    await page.evaluate(() => localStorage.removeItem('inquiries'))
    await context.setOffline(false)
    await page.goto('/about')
    await expect.poll(() => arrived(words), { timeout: 30_000 }).toBe(1)
    await expect.poll(() => copies(page)).toBe(0)
  })

  test('is sent by the worker, and the next page shows its code without sending it again', async () => {
    const message = 'Enviada sin página abierta.'
    const guest = await write(message)
    const { comeBack } = await closePages(guest)
    const sendAgain = async () => {
      await comeBack()
      // In any of these states the browser may fire the event once by itself: two requests, of which the shop keeps one.
      await expect.poll(posts).toBeGreaterThan(0)
    }
    front.mode = 'portal'
    for (const status of [200, 401, 403, 404, 405]) {
      front.portalStatus = status
      await sendAgain()
    }
    front.mode = 'deaf'
    front.closeUnused()
    await sendAgain()
    expect(await arrived(message)).toBe(1)
    front.mode = 'shop'
    await sendAgain()
    const page = await guest.context.newPage()
    await expect
      .poll(async () => {
        await page.goto('/contact')
        return page.evaluate(() => localStorage.getItem('inquiries'))
      })
      .toMatch(/"code":"\w+"/)
    await page.getByText('Formulario enviado.').filter({ visible: true }).waitFor()
    expect([posts(), await arrived(message)]).toEqual([0, 1])
  })

  test('is not sent by the worker once it was discarded', async () => {
    const message = 'Descartada antes de salir.'
    const guest = await write(message)
    guest.page.once('dialog', acceptDialog)
    await guest.page.getByRole('button', { name: 'Descartar' }).click()
    await expect.poll(() => copies(guest.page)).toBe(0)
    const { comeBack } = await closePages(guest)
    await comeBack()
    await guest.context.newPage().then((page) => page.goto('/about'))
    expect([posts(), await arrived(message)]).toEqual([0, 0])
  })

  test('is left to a page that is open and visible', async () => {
    const message = 'La envía la página abierta.'
    const guest = await write(message)
    const comeBack = await watchLine(guest)
    await guest.page.bringToFront()
    await comeBack()
    await guest.context.setOffline(false)
    await comeBack()
    await expect.poll(() => arrived(message)).toBe(1)
    await guest.page.getByText('Formulario enviado.').filter({ visible: true }).waitFor()
    await expect.poll(() => copies(guest.page)).toBe(0)
    expect(posts()).toBe(1)
  })
})
