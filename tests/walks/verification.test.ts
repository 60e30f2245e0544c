import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { ADMIN, desktop, phone, type RunningShop, sharedBrowser, startShop, type Visitor, visit } from '../browser.ts'
import { createRandom, makeVerificationInput } from '../humans.ts'
import { waitUntilIdle } from '../walks.ts'

const CHINA = '1.2.4.8'
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0'
const onDesktop: BrowserContextOptions = {
  ...desktop,
  locale: 'en-US',
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`,
}
const onPhone: BrowserContextOptions = { ...phone, userAgent: `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME} Mobile Safari/537.36` }

const gate = (page: Page) => page.locator('dialog.hvg')
const titled = (page: Page, name: string) => gate(page).getByRole('heading', { name })
const circle = (page: Page) => gate(page).getByRole('button', { name: /^(?:Blue circle|Círculo azul)$/ })

/** Durations of the screens that end by themselves. */
const [INTRO_MS, PASSED_MS, FAILED_MS] = [1500, 1000, 3000]

/**
 * Keeps screens that would end by themselves open, so that the walk can check them.
 *
 * @param timesMs durations of the screens
 * @returns function that ends the current screen
 */
async function holdScreens(page: Page, timesMs: number[]): Promise<() => Promise<void>> {
  await page.addInitScript((times) => {
    const { setTimeout: plain } = window
    const held: (() => void)[] = []
    const letGo = () => {
      for (const run of held.splice(0)) run()
    }
    const hold = (run: () => void, ms?: number, ...given: unknown[]) =>
      times.includes(ms ?? 0) ? held.push(run) : plain(run, ms, ...given)
    Object.assign(window, { setTimeout: hold, letGo })
  }, timesMs)
  return () => page.evaluate(() => (window as unknown as { letGo(): void }).letGo())
}

/** Moves the mouse to the circle like a person: quick, bent and trembling, slower at the end. */
async function moveLikeAHand(page: Page, random: () => number): Promise<void> {
  const box = await circle(page).boundingBox()
  if (!box) throw new Error('there is no circle')
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const from = { x: 60, y: 640 }
  const steps = 36
  for (let at = 1; at <= steps; at += 1) {
    const part = at / steps
    const done = 10 * part ** 3 - 15 * part ** 4 + 6 * part ** 5
    const aside = 40 * Math.sin(Math.PI * done)
    await page.mouse.move(
      Math.round(from.x + (to.x - from.x) * done + aside + random() * 3),
      Math.round(from.y + (to.y - from.y) * done + random() * 3),
    )
  }
}

describe('human verification', () => {
  let shop: RunningShop
  let browser: Browser
  beforeAll(async () => {
    shop = await startShop({ TRUST_PROXY: '127.0.0.1' })
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await shop?.stop()
  })
  const arrive = (options: BrowserContextOptions, address = CHINA): Promise<Visitor> =>
    visit(browser, shop, { ...options, extraHTTPHeaders: { 'x-forwarded-for': address } })
  const isVerified = async ({ context }: Visitor) => {
    const cookies = await context.cookies()
    const of = (name: string) => cookies.find((cookie) => cookie.name === name)
    return of('human_verified')?.value === 'true' && of('human')?.httpOnly === true
  }

  test('works by mouse: three stages, with a click beside the circle, and does not appear again', async () => {
    const visitor = await arrive(onDesktop)
    const { page, context, problems, foreign } = visitor
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const letGo = await holdScreens(page, [INTRO_MS, PASSED_MS])
    await page.goto('/products')
    await titled(page, 'Checking your browser').waitFor()
    expect(await barriers(page)).toEqual([])
    await letGo()
    await titled(page, 'Click the blue circle').waitFor()
    expect(await barriers(page)).toEqual([])
    // Escape does not close the dialog of the verification.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await gate(page).isVisible()).toBe(true)

    const field = gate(page).locator('.hv')
    const [box, target] = await Promise.all([field.boundingBox(), circle(page).boundingBox()])
    if (!box || !target) throw new Error('there is no circle')
    const isLeft = target.x + target.width / 2 < box.x + box.width / 2
    const place = await circle(page).getAttribute('style')
    await field.click({ position: { x: isLeft ? box.width - 8 : 8, y: 8 } })
    await gate(page).getByRole('alert').getByText('Click closer to the blue circle. Try again.').waitFor()
    expect(await barriers(page)).toEqual([])
    await expect.poll(() => circle(page).getAttribute('style')).not.toBe(place)

    const sending = page.waitForRequest('**/api/verify-human')
    await moveLikeAHand(page, createRandom(3))
    await page.mouse.down()
    await page.mouse.up()
    const { mouseAnalysis, timeSpent, stage } = (await sending).postDataJSON()
    expect([stage, mouseAnalysis.score >= 60, mouseAnalysis.movements.length]).toEqual([
      'interaction',
      true,
      expect.toSatisfy((count) => count >= 5 && count <= 50),
    ])
    // The time includes the wait for the next circle after a miss.
    expect(timeSpent).toBeGreaterThan(2000)
    await titled(page, 'Done, thank you').waitFor()
    await letGo()
    await gate(page).waitFor({ state: 'detached' })
    expect(await isVerified(visitor)).toBe(true)
    expect(asked.filter((path) => path === '/api/check-verification')).toHaveLength(1)

    asked.length = 0
    await page.goto('/about')
    await waitUntilIdle(page)
    expect(asked.filter((path) => path.startsWith('/api/check') || path.includes('gate'))).toEqual([])
    expect([problems, foreign]).toEqual([[], []])
    await context.close()
  })

  test('works by touch, in the low-bandwidth mode, without leaving the page', async () => {
    const visitor = await arrive(onPhone)
    const { page, context, problems } = visitor
    const letGo = await holdScreens(page, [PASSED_MS])
    await page.goto('/contact')
    await titled(page, 'Pulse el círculo azul').waitFor()
    await circle(page).tap()
    await titled(page, 'Listo, gracias').waitFor()
    await letGo()
    await gate(page).waitFor({ state: 'detached' })
    expect(await isVerified(visitor)).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test('works by keyboard: Enter on the circle, or the alternative without it', async () => {
    for (const isAsked of [false, true]) {
      const visitor = await arrive({ ...onDesktop, reducedMotion: 'reduce' })
      const { page, context, problems } = visitor
      await page.goto('/')
      await titled(page, 'Click the blue circle').waitFor()
      const reach = async (name: string) => {
        const isThere = () =>
          page.evaluate((label) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent) === label, name)
        for (let presses = 0; presses < 8 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
        expect(await isThere()).toBe(true)
      }
      await reach(isAsked ? 'I cannot click the circle' : 'Blue circle')
      await page.keyboard.press('Enter')
      if (isAsked) {
        await titled(page, 'Verify without the circle').waitFor()
        const proceed = gate(page).getByRole('button', { name: 'Continue' })
        await expect.poll(() => proceed.isEnabled(), { timeout: 20_000 }).toBe(true)
        expect(await barriers(page)).toEqual([])
        expect(await proceed.evaluate((button) => button === document.activeElement)).toBe(true)
        await page.keyboard.press('Enter')
      }
      await gate(page).waitFor({ state: 'detached' })
      expect(await isVerified(visitor)).toBe(true)
      expect(problems).toEqual([])
      await context.close()
    }
  })

  test('refuses a program that moves the mouse, a lost connection and a script that only posts, each with the reason', async () => {
    const { page, context } = await arrive(onDesktop)
    const letGo = await holdScreens(page, [FAILED_MS])
    await page.goto('/')
    await titled(page, 'Click the blue circle').waitFor()
    const box = await circle(page).boundingBox()
    if (!box) throw new Error('there is no circle')
    await page.mouse.move(box.x + 32, box.y + 300)
    await page.mouse.move(box.x + 32, box.y + 32, { steps: 30 })
    await page.mouse.down()
    await page.mouse.up()
    await titled(page, 'We could not verify you').waitFor()
    const chat = gate(page).getByRole('link', { name: 'Write on WhatsApp' })
    expect(await chat.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+/)
    // A request for help is not counted as an order.
    const counted = page.waitForRequest('**/api/track/action')
    await chat.evaluate((link: HTMLElement) => {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    })
    expect((await counted).postDataJSON()).toMatchObject({ kind: 'whatsapp-other' })
    expect(await barriers(page)).toEqual([])
    expect(await gate(page).getByRole('alert').textContent()).toContain('The movement looked like a program’s.')
    // The gate returns to its first screen by itself, and still has the link to the chat.
    await letGo()
    await titled(page, 'Click the blue circle').waitFor()
    await chat.waitFor()

    await page.route('**/api/verify-human', (route) => route.abort())
    await circle(page).focus()
    await page.keyboard.press('Enter')
    await gate(page).getByRole('alert').getByText('Network error. Please try again. We start again in 3 seconds.').waitFor()
    await gate(page).getByRole('button', { name: 'Try now' }).click()
    await titled(page, 'Click the blue circle').waitFor()
    await context.close()

    const headers = { 'content-type': 'application/json', 'x-forwarded-for': CHINA, 'user-agent': String(onDesktop.userAgent) }
    const post = (url: string, body: object) => fetch(`${shop.url}${url}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const challenge = await (await fetch(`${shop.url}/api/verification-challenge`, { headers })).json()
    expect(await (await post('/api/verify-human', makeVerificationInput(challenge))).json()).toMatchObject({ success: false })
    const inquiry = { name: 'Li Wei', phone: '+86 10 1234 5678', message: 'We look for panels.', language: 'en' }
    expect((await post('/api/inquiries', inquiry)).status).toBe(403)
  })

  test('asks again for an inquiry with an expired token, which is then sent automatically', async () => {
    const visitor = await arrive(onPhone)
    const { page, context } = visitor
    await context.addCookies([{ name: 'human_verified', value: 'true', url: shop.url }])
    await page.goto('/contact')
    const form = page.locator('main form[method=post]')
    await form.getByLabel('Nombre').fill('Li Wei')
    await page.waitForSelector('[data-island][data-live]')
    await form.getByLabel('Teléfono').fill('+86 10 1234 5678')
    await form.locator('textarea').fill('Buscamos paneles para una nave.')
    await form.locator('button[type=submit]').click()
    await titled(page, 'Pulse el círculo azul').waitFor()
    expect(await form.locator('textarea').inputValue()).toBe('Buscamos paneles para una nave.')
    await circle(page).tap()
    await gate(page).waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.searchParams.has('sent'))
    await page.getByText('Formulario enviado. Nos pondremos en contacto pronto.').locator('visible=true').first().waitFor()
    await context.close()
  })

  test('never blocks a visitor without cookies for ever: the form shows what to do', async () => {
    const { page, context } = await arrive(onPhone)
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }))
    await page.goto('/contact')
    const form = page.locator('main form[method=post]')
    await form.getByLabel('Nombre').fill('Li Wei')
    await page.waitForSelector('[data-island][data-live]')
    await form.getByLabel('Teléfono').fill('+86 10 1234 5678')
    await form.locator('textarea').fill('Buscamos paneles para un taller.')
    const gateScript: string[] = []
    page.on('request', (request) => request.url().includes('/gate-') && gateScript.push(request.url()))
    await form.locator('button[type=submit]').click()
    await page.getByRole('alert').getByText('Antes de enviar hay que comprobar que usted es una persona.').waitFor()
    await waitUntilIdle(page)
    expect([gateScript, await gate(page).count(), await form.locator('textarea').inputValue()]).toEqual([
      [],
      0,
      'Buscamos paneles para un taller.',
    ])
    await context.close()
  })

  test('leaves the page readable without script, and the form shows what to do and loses nothing', async () => {
    const { page, context } = await arrive({ ...onPhone, javaScriptEnabled: false })
    await page.goto('/contact')
    const form = page.locator('main form[method=post]')
    await form.getByLabel('Nombre').fill('Li Wei')
    await form.getByLabel('Teléfono').fill('+86 10 1234 5678')
    await form.locator('textarea').fill('Buscamos paneles para una granja.')
    await form.locator('button[type=submit]').click()
    await page.getByRole('alert').getByText('Antes de enviar hay que comprobar que usted es una persona.').waitFor()
    expect(await form.locator('textarea').inputValue()).toBe('Buscamos paneles para una granja.')
    expect(await page.getByRole('alert').getByRole('link').getAttribute('href')).toContain(encodeURIComponent('Buscamos paneles'))
    await context.close()
  })

  test('neither the gate nor the form offers WhatsApp if the company has no phone', async () => {
    const { page, context, problems } = await arrive(onDesktop)
    const headers = { origin: shop.url }
    await page.request.post('/api/admin/login', { data: ADMIN, headers })
    const phones = { technical: null, sales: null, warehouse: null }
    expect((await page.request.put('/api/admin/company', { data: { phones }, headers })).ok()).toBe(true)
    // The gate lets staff pass.
    await context.clearCookies()
    await page.route('**/api/verify-human', (route) => route.abort())
    // This page has a link that shares it by WhatsApp.
    await page.goto('/cuba-energia-solar')
    await titled(page, 'Click the blue circle').waitFor()
    await circle(page).focus()
    await page.keyboard.press('Enter')
    await titled(page, 'We could not verify you').waitFor()
    expect(await gate(page).locator('a[href*="wa.me"]').count()).toBe(0)
    expect(problems.splice(0).every((problem) => problem.includes('ERR_FAILED'))).toBe(true)
    const refused = await page.request.post('/contact', { form: { name: 'Li Wei', phone: '+86 10 1234 5678', message: 'x' }, headers })
    expect(refused.status()).toBe(400)
    expect(await refused.text()).not.toContain('https://wa.me/')
    await context.close()
  })

  test('asks nothing of a visitor from Cuba, and keeps the page open without an answer', async () => {
    const cuban = await arrive(onPhone, '152.206.0.1')
    const fetched: string[] = []
    cuban.page.on('request', (request) => fetched.push(request.url()))
    for (const path of ['/', '/about']) {
      const told = cuban.page.waitForResponse('**/api/check-verification')
      await cuban.page.goto(path)
      await (await told).finished()
      await waitUntilIdle(cuban.page)
    }
    expect(await gate(cuban.page).count()).toBe(0)
    expect(fetched.filter((url) => url.includes('gate'))).toEqual([])
    await cuban.context.close()

    const { page, context } = await arrive(onPhone)
    let asked = 0
    await page.route('**/api/check-verification', (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: '' })
    })
    await page.goto('/')
    // The first request, and three retries a second apart.
    await expect.poll(() => asked, { timeout: 15_000 }).toBe(4)
    expect(await gate(page).count()).toBe(0)
    await context.close()
  })
})
