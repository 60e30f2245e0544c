import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { phone } from '../browser.ts'
import { PUT_IN_CART } from '../budgets/journey.ts'
import { walks } from '../walks.ts'

const checks = (page: Page) => page.locator('#cart section[aria-labelledby=checks]:not([aria-busy=true])')
const openWith = async (page: Page, ...products: string[]) => {
  for (const product of products) {
    await page.goto(`/product/${product}`)
    await page.locator(PUT_IN_CART).click()
    await page.locator('[data-buy][data-in]').first().waitFor()
  }
  await page.locator('header [data-cart]').click()
  await page.locator('#cart .line').first().waitFor()
}

describe('the compatibility check of a cart', () => {
  const walk = walks({ onlyLooks: true })

  test('accepts a kit and suggests numbers for thirteen panels without even strings', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/cuba-energia-solar?home=comfort')
    await page.locator('#answer [data-kit]').first().click()
    await checks(page).waitFor()
    expect(await checks(page).textContent()).toContain('Todo lo que se pudo revisar encaja')
    expect(await checks(page).locator('.note-warn').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    const panels = page.locator('#cart .line', { hasText: 'Panel solar' })
    await panels.locator('.qty input').fill('13')
    await panels.locator('.qty input').press('Tab')
    await checks(page).locator('.note-warn', { hasText: 'series' }).waitFor()
  })

  test('moves no line when its result appears, since a finger may be about to touch one', async () => {
    const { page } = await walk.arrive(phone)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/checks?**', async (route) => {
      await asked
      await route.continue()
    })
    await openWith(page, 'bateria-de-rack-5-12-kwh-19', 'inversor-hibrido-3-kw')
    await page.locator('#cart').evaluate((cart) => Promise.all(cart.getAnimations().map(({ finished }) => finished)))
    const places = () => page.locator('#cart .line, #cart .btn-wa').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
    const before = await places()
    expect(await checks(page).count()).toBe(0)
    answer()
    await checks(page).locator('.note-warn').first().waitFor()
    expect(await places()).toEqual(before)
  })

  test('reports a battery of 51.2 V at an inverter of 24 V, and nothing about cement and a battery', async () => {
    const { page } = await walk.arrive(phone)
    await openWith(page, 'bateria-de-rack-5-12-kwh-19', 'inversor-hibrido-3-kw')
    await checks(page).locator('.note-warn').first().waitFor()
    expect(await checks(page).textContent()).toMatch(/51\.2.V.*24.V/)
    // A button above the total leads to the warning, however far the cart is scrolled.
    await page.locator('#cart .dlg-f').getByRole('button', { name: 'Hay algo que no encaja' }).click()
    // The order contains the warning as well.
    const order = async () => decodeURIComponent((await page.locator('#cart a.btn-wa').getAttribute('href')) ?? '')
    await expect.poll(order).toMatch(/\nNota: [^\n]*51\.2/)
    // On a phone in landscape, total, warning and button share one row.
    await page.setViewportSize({ width: 640, height: 320 })
    const row = page.locator('#cart .dlg-f')
    const places = await row.locator('.hint, .tot, .btn-wa').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(places.map(({ width, bottom }) => width > 100 && bottom <= 320)).toEqual([true, true, true])
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(80)
    await page.setViewportSize({ width: 390, height: 844 })
    const title = checks(page).getByRole('heading')
    expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true)
    const [top, limit] = [await title.boundingBox(), await page.locator('#cart .dlg-f').boundingBox()]
    expect(top?.y ?? 9999).toBeLessThan(limit?.y ?? 0)
    expect(await barriers(page)).toEqual([])
    const other = await walk.arrive(phone)
    const answered = other.page.waitForResponse('**/api/checks?**')
    await openWith(other.page, 'bateria-de-rack-5-12-kwh-19', 'cemento-portland-42-5-kg-paleta')
    expect(await (await answered).json()).toEqual({ findings: [] })
    expect(await checks(other.page).count()).toBe(0)
  })

  test('lists misfits in the order, also after a change, with one request per cart', async () => {
    const { page } = await walk.arrive(phone)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('/api/checks') && asked.push(request.url()))
    for (const product of ['bateria-de-rack-5-12-kwh-19', 'inversor-hibrido-3-kw']) {
      await page.goto(`/product/${product}`)
      await page.locator(PUT_IN_CART).click()
      await page.locator('[data-buy][data-in]').first().waitFor()
    }
    await page.locator('header [data-cart]').click()
    const order = async () => decodeURIComponent((await page.locator('#cart a.btn-wa').getAttribute('href')) ?? '')
    await expect.poll(order).toMatch(/\nNota: [^\n]*51\.2/)
    await page.locator('#cart .line', { hasText: 'Batería' }).getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(order).toMatch(/\n2 x Batería[\s\S]*\nNota: [^\n]*51\.2/)
    await checks(page).locator('.note-warn').first().waitFor()
    expect(await order()).toMatch(/\nNota: [^\n]*51\.2/)
    expect(asked).toHaveLength(2)
  })

  test('shows that it is running, moves nothing when it ends, and is read out once', async () => {
    const { page } = await walk.arrive(phone)
    let release = Promise.withResolvers<void>()
    await page.route('**/api/checks?**', async (route) => {
      await release.promise
      await route.continue()
    })
    await openWith(page, 'bateria-de-rack-5-12-kwh-19', 'inversor-hibrido-3-kw')
    await page.evaluate(() => {
      const told: string[] = Object.assign(window, { told: [] as string[] }).told
      const status = document.querySelector('#cart .sr[role=status]') as HTMLElement
      new MutationObserver(() => told.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
    const busy = page.locator('#cart section[aria-busy=true]')
    const others = page.locator('#cart').locator('.line, summary:not(section summary), .tot')
    const places = () => others.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(await busy.textContent()).toContain('Comprobando si los productos van juntos')
    const before = await places()
    expect(before.length).toBe(4)
    release.resolve()
    await checks(page).locator('.note-warn').first().waitFor()
    const misfits = await checks(page).locator('.note-warn').count()
    // The result moves nothing: the places are the same to a pixel.
    for (const [at, top] of (await places()).entries()) expect(Math.abs(top - (before[at] ?? 0))).toBeLessThanOrEqual(1)
    const words = misfits > 1 ? `Hay ${misfits} cosas que no encajan` : 'Hay algo que no encaja'
    expect(await told()).toEqual([words])

    // A changed cart is checked again without a change of height, and the same result is not read out again.
    const hint = page.locator('#cart .hint button')
    const height = async () => (await page.locator('#cart section').boundingBox())?.height ?? 0
    const high = await height()
    release = Promise.withResolvers<void>()
    await page.locator('#cart .line', { hasText: 'Batería' }).getByRole('button', { name: 'Uno más' }).click()
    await busy.waitFor()
    expect([await hint.textContent(), await hint.isDisabled()]).toEqual(['Comprobando si los productos van juntos', true])
    expect(await height()).toBeGreaterThanOrEqual(high)
    release.resolve()
    await checks(page).locator('.note-warn').first().waitFor()
    expect(await hint.isDisabled()).toBe(false)
    expect((await told()).filter((text) => text === words)).toHaveLength(1)
  })

  test('warns above the total of a kit without its battery, on a phone’s screen', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/cuba-energia-solar?home=comfort')
    await page.locator('#answer [data-kit]').first().click()
    await checks(page).waitFor()
    const order = page.locator('#cart .dlg-f')
    expect(await order.getByRole('button', { name: 'batería' }).count()).toBe(0)
    await page.locator('#cart').getByRole('button', { name: 'Quitar Batería' }).click()
    const hint = order.getByRole('button', { name: 'Aquí no hay batería' })
    await hint.waitFor()
    const box = await hint.boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0)
    await hint.click()
    expect(
      await checks(page)
        .getByRole('heading')
        .evaluate((heading) => heading === document.activeElement),
    ).toBe(true)
    expect(await checks(page).textContent()).not.toContain('Encaja lo que')
    expect(await barriers(page)).toEqual([])
  })

  test('does not add up two inverters by itself, and makes no request for cement alone', async () => {
    const { page } = await walk.arrive(phone)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const isAsked = () => asked.includes('/api/checks')
    await openWith(page, 'inversor-hibrido-5-kw')
    // A single inverter without a chosen household needs no check.
    await page.locator('#cart').getByRole('link', { name: 'Calcular lo que necesita mi casa' }).waitFor()
    expect(isAsked()).toBe(false)
    await page.locator('#cart .qty button:last-child').click()
    await checks(page).getByText('su potencia se suma solo si admiten trabajar en paralelo').waitFor()
    await page.locator('#cart .dlg-f').getByRole('button', { name: 'Hay algo que tener en cuenta' }).waitFor()
    expect(await page.locator('#cart').getByRole('link', { name: 'Calcular lo que necesita mi casa' }).count()).toBe(1)
    expect(await barriers(page)).toEqual([])

    // With a chosen household a single inverter is checked against it.
    await page.locator('#cart .qty button').first().click()
    await page.evaluate(() => localStorage.setItem('carries', 'shop'))
    await page.reload()
    await page.locator('header [data-cart]').click()
    await checks(page).getByText('y sin ella puede quedarse sin luz').waitFor()
    expect(await checks(page).textContent()).toMatch(/pide hasta .*kW/)

    const other = await walk.arrive(phone)
    asked.length = 0
    other.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openWith(other.page, 'cemento-portland-42-5-kg-paleta')
    await other.page.locator('#cart .qty button:last-child').click()
    await expect.poll(() => other.page.locator('#cart .qty input').inputValue()).toBe('2')
    expect(isAsked()).toBe(false)
  })

  test('has nothing to check for a single product, and links to the calculator', async () => {
    const { page } = await walk.arrive(phone)
    await openWith(page, 'bateria-de-rack-5-12-kwh-19')
    expect(await checks(page).count()).toBe(0)
    await page.locator('#cart').getByRole('link', { name: 'Calcular lo que necesita mi casa' }).click()
    await page.waitForURL('**/cuba-energia-solar#calc')
  })

  test('uses the language of the page, whatever the browser prefers', async () => {
    const { page, context } = await walk.arrive({ ...phone, locale: 'en-US' })
    await context.addCookies([{ name: 'language', value: 'es', url: walk.shop.url }])
    await openWith(page, 'bateria-de-rack-5-12-kwh-19', 'inversor-hibrido-3-kw')
    await checks(page).locator('.note-warn').first().waitFor()
    expect(await checks(page).textContent()).toContain('no van juntos')
  })

  test('reports offline that it could not be done', async () => {
    const { page, context, excuse } = await walk.arrive(phone)
    await openWith(page, 'bateria-de-rack-5-12-kwh-19', 'inversor-hibrido-5-kw')
    await checks(page).waitFor()
    excuse('ERR_INTERNET_DISCONNECTED ')
    await context.setOffline(true)
    await page.locator('#cart .line .qty button:last-child').first().click()
    await checks(page).getByText('no se pudo revisar si los productos van juntos').waitFor()
  })
})
