import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { createInquiryReader } from '../inquiries.ts'
import { fields, fill } from '../inquiry-form.ts'
import { type Guest, hydrateIslands, walks } from '../walks.ts'
import { setWrongClock, YEAR_MS } from '../wrong-clock.ts'

describe('an inquiry in two tabs', () => {
  // Each visitor has an address of their own: the shop takes ten inquiries from one address.
  const walk = walks({ foreign: /127\.0\.0\.1/, environment: () => ({ TRUST_PROXY: '127.0.0.1' }) })
  const arrived = createInquiryReader(() => walk.shop)
  let front: Front
  let visits = 0

  async function arrive(): Promise<Guest> {
    front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_FAILED', 'ERR_CONNECTION', 'ERR_SOCKET', 'Failed to load module script')
    visits += 1
    return walk.arrive({ ...phone, baseURL: front.url, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visits}` } })
  }
  async function open(page: Page, message: string): Promise<void> {
    await page.goto('/contact')
    await hydrateIslands(page)
    await fill(page, { message })
  }
  const send = (page: Page) => fields(page).send.click()
  const queue = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('inquiries') ?? '[]') as { code?: string }[])
  const thanks = (page: Page) => page.getByText('Formulario enviado.').filter({ visible: true }).first()

  test.each(['shop', 'deaf', 'portal'] as const)('arrives once with the same words, over a connection that is %s', async (mode) => {
    const message = `Las mismas palabras dos veces: ${mode}.`
    const { page, context } = await arrive()
    const other = await context.newPage()
    await open(page, message)
    await open(other, message)
    front.mode = mode
    await send(page)
    if (mode !== 'shop') await expect.poll(async () => (await queue(page)).length).toBe(1)
    await send(other)
    if (mode === 'shop') {
      await thanks(page).waitFor()
    } else {
      await other.locator('#inquiry-waiting .note-warn').first().waitFor()
      expect(await queue(page)).toHaveLength(1)
      front.mode = 'shop'
      // Both tabs would also retry by themselves, after longer and longer waits.
      for (const tab of [page, other]) await tab.evaluate(() => dispatchEvent(new Event('online')))
    }
    await thanks(other).waitFor()
    expect(await arrived(message)).toHaveLength(1)
  })

  test('is stored if the line passes nothing while the form is loading, and arrives once', async () => {
    const message = 'La línea no pasa nada.'
    const { page } = await arrive()
    await page.clock.install()
    await page.goto('/contact')
    await page.waitForFunction(() => window.q?.go)
    front.mode = 'silent'
    await fill(page, { message })
    await send(page)
    await page.clock.runFor(9000)
    expect(await queue(page)).toHaveLength(0)
    await page.clock.runFor(2000)
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    expect(await queue(page)).toHaveLength(1)
    front.mode = 'shop'
    // Leaving the page ends its silent requests. They take all connections that the browser has for the shop.
    await page.goto('about:blank')
    await page.goto('/')
    await expect.poll(async () => (await queue(page))[0]?.code).toBeTruthy()
    expect(await arrived(message)).toHaveLength(1)
  })

  test('is sent once by a form that is alive, however long the page stays open', async () => {
    const message = 'Una sola vez, por favor.'
    const { page } = await arrive()
    await page.clock.install()
    await open(page, message)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/inquiries')) sent.push(request.method())
    })
    await send(page)
    await thanks(page).waitFor()
    await page.clock.runFor(15_000)
    expect(sent).toEqual(['POST'])
    expect(await arrived(message)).toHaveLength(1)
    expect(await page.locator('[data-when=kept]').filter({ visible: true }).count()).toBe(0)
  })

  test('is not sent again by a form that comes alive after it was stored and sent', async () => {
    const message = 'El formulario llega tarde.'
    const { page } = await arrive()
    const { promise: late, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/(hydrate|contact)-/, async (route) => {
      await late
      await route.continue()
    })
    await page.clock.install()
    await page.goto('/contact')
    await page.waitForFunction(() => window.q?.go)
    await fill(page, { message })
    await send(page)
    await page.clock.runFor(11_000)
    await expect.poll(async () => (await queue(page))[0]?.code).toBeTruthy()
    release()
    await page.locator('[data-island][data-live] form').waitFor()
    await thanks(page).waitFor()
    expect(await page.getByText('No se ha enviado').filter({ visible: true }).count()).toBe(0)
    expect(await arrived(message)).toHaveLength(1)
  })

  test('arrives as two with other words', async () => {
    const { page, context } = await arrive()
    const other = await context.newPage()
    await open(page, 'Palabras distintas, la primera.')
    await open(other, 'Palabras distintas, la segunda.')
    await send(page)
    await send(other)
    await thanks(page).waitFor()
    await thanks(other).waitFor()
    expect(await arrived('Palabras distintas')).toHaveLength(2)
  })

  test.each([
    ['behind', -YEAR_MS],
    ['ahead', YEAR_MS],
  ])('arrives once from a device whose clock is a year %s', async (name, shift) => {
    const message = `Un reloj equivocado: ${name}.`
    const { page, context } = await arrive()
    await setWrongClock(page, shift)
    await open(page, message)
    front.mode = 'deaf'
    await send(page)
    // The inquiry is stored before it is sent. Until this note the browser repeats the request, whose answer would empty the queue.
    await page.locator('#inquiry-waiting .note-warn').first().waitFor()
    expect(await queue(page)).toHaveLength(1)
    await page.close()
    // The next page has the right clock again.
    front.mode = 'shop'
    const next = await context.newPage()
    await next.goto('/about')
    await expect.poll(async () => (await queue(next)).map(({ code }) => typeof code)).toEqual(['string'])
    expect(await arrived(message)).toHaveLength(1)
  })
})
