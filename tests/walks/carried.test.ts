import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { categoryPath } from '../goods.ts'
import { comparison } from '../public-routes.ts'
import { walks } from '../walks.ts'

const PRODUCT = '/product/bateria-de-litio-de-pared-5-12-kwh'
const LIST = categoryPath('batteries', '12-v-batteries-agm-and-lithium')
const COMPARED = comparison('bateria-de-litio-de-pared-5-12-kwh', 'bateria-de-litio-de-pie-10-24-kwh', 'panel-solar-550-w-monocristalino')
const plain = (text: string | null) => (text ?? '').replace(/\u00a0/g, ' ')
const lines = async (page: Page) =>
  Promise.all((await page.locator('p[data-c]').all()).map(async (line) => plain((await line.locator('> *').allTextContents()).join(' | '))))
const line = async (page: Page) => (await lines(page))[0]
const choose = (page: Page, name: string) => page.locator('#carries').getByRole('link', { name }).click()

describe('the runtime of goods for a household', () => {
  const walk = walks({ onlyLooks: true })

  test('is shown for the first preset until another is chosen, then for that one in the whole shop, also after a reload', async () => {
    const { page } = await walk.arrive(phone)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(PRODUCT)
    expect(await line(page)).toBe('Aguanta 13 h | casa básica')
    await page.goto(COMPARED)
    const cells = page.locator('table [data-c]')
    expect((await cells.allTextContents()).map(plain)).toEqual(['13 h', '30 h'])
    expect(asked.filter((url) => url.includes('/carries-'))).toEqual([])

    await page.goto(PRODUCT)
    await choose(page, 'Casa con aire')
    await expect.poll(() => line(page)).toBe('Aguanta 3.5 h | casa con aire')
    expect(page.url()).toContain(PRODUCT)
    await expect.poll(() => page.locator('#carries [aria-current]').allTextContents()).toEqual(['Casa con aire'])
    expect(await barriers(page)).toEqual([])
    await page.reload()
    await expect.poll(() => line(page)).toBe('Aguanta 3.5 h | casa con aire')

    await page.goto(COMPARED)
    await expect.poll(async () => (await cells.allTextContents()).map(plain)).toEqual(['3.5 h', '8 h'])
    expect(await page.locator('th', { has: page.locator('[data-who]') }).textContent()).toBe('Aguanta: casa con aire')
    await page.goto(LIST)
    await expect.poll(() => lines(page)).toEqual([expect.stringContaining('casa con aire'), expect.anything(), expect.anything()])
    expect((await lines(page)).join()).toContain('No mueve todo a la vez')
    await choose(page, 'Casa básica')
    await expect.poll(() => line(page)).toMatch(/^Aguanta .* \| casa básica$/)
  })

  test('uses a custom household once it is entered, everywhere, also on the page before', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PRODUCT)
    await choose(page, 'Mi casa')
    await page.waitForURL(/cuba-energia-solar/)
    await page.locator('#calc .rows > li', { hasText: 'Ventilador' }).getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('home'))).toContain('fan-3')
    await page.goBack()
    await expect.poll(() => line(page)).toBe('Aguanta 12 h | su casa')
    await expect.poll(() => page.locator('#carries [aria-current]').allTextContents()).toEqual(['Mi casa'])
    // Choosing a preset keeps the custom household, which can be chosen again.
    await choose(page, 'Negocio con frío')
    await expect.poll(() => line(page)).toContain('negocio con frío')
    await choose(page, 'Mi casa')
    await expect.poll(() => line(page)).toBe('Aguanta 12 h | su casa')
  })

  test('uses the household chosen to start the calculator, and loses no input', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/cuba-energia-solar')
    const chip = (name: string) => page.locator('#calc form').getByRole('link', { name })
    await page.locator('#calc .rows > li', { hasText: 'Ventilador' }).getByRole('button', { name: 'Uno más' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('home'))).toContain('fan-3')
    await chip('Negocio con frío').click()
    await page.waitForURL(/home=shop/)
    await page.goto(PRODUCT)
    await expect.poll(() => line(page)).toContain('negocio con frío')
    // At its plain address the calculator opens with the chosen household, and has a link to the entered one.
    await page.goto('/cuba-energia-solar')
    await page.waitForURL(/home=shop/)
    expect(await page.locator('#calc [aria-current]').allTextContents()).toEqual(['Negocio con frío'])
    await chip('Mi casa').click()
    await page.waitForURL(/fan-3/)
    await page.goto(PRODUCT)
    await expect.poll(() => line(page)).toBe('Aguanta 12 h | su casa')
  })

  test('is shown above alternatives for an empty result', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/products?q=tractor')
    expect(await page.locator('section[aria-labelledby=instead] #carries').count()).toBe(1)
    expect(await page.locator('#carries').count()).toBe(1)
  })

  test('can be changed where space is limited: in results, at home, in a comparison, below a list, and back', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/products?q=voltios')
    await page.locator('#carries').getByRole('link', { name: 'casa básica' }).click()
    const choices = ['casa básica', 'casa con aire', 'negocio con frío', 'su casa']
    await expect.poll(() => page.locator('#carries a').allTextContents()).toEqual(choices)
    expect(await barriers(page)).toEqual([])
    await choose(page, 'negocio con frío')
    await expect.poll(() => page.locator('#carries a').allTextContents()).toEqual(['negocio con frío'])
    expect(page.url()).toContain('q=voltios')
    const told = async () => new Set((await lines(page)).map((text) => text.split(' | ')[1]))
    await expect.poll(told).toEqual(new Set(['negocio con frío']))
    const first = (await lines(page)).length
    await page.locator('#pages [rel=next]').click()
    await expect.poll(async () => (await lines(page)).length).toBeGreaterThan(first)
    await expect.poll(told).toEqual(new Set(['negocio con frío']))

    await page.goto('/')
    await expect.poll(told).toEqual(new Set(['negocio con frío']))
    await page.locator('#carries').getByRole('link', { name: 'negocio con frío' }).click()
    await choose(page, 'casa con aire')
    await expect.poll(told).toEqual(new Set(['casa con aire']))
    await page.goBack()
    await expect.poll(told).toEqual(new Set(['casa con aire']))
    await page.goto(COMPARED)
    await choose(page, 'Casa básica')
    await expect.poll(() => page.locator('th', { has: page.locator('[data-who]') }).textContent()).toBe('Aguanta: casa básica')
  })

  test('works offline once its script is loaded', async () => {
    const { page, context, excuse } = await walk.arrive(phone)
    await page.goto(PRODUCT)
    await choose(page, 'Casa con aire')
    await expect.poll(() => line(page)).toContain('casa con aire')
    await context.setOffline(true)
    excuse('ERR_INTERNET_DISCONNECTED /assets/cart-')
    await choose(page, 'Casa básica')
    await expect.poll(() => line(page)).toBe('Aguanta 13 h | casa básica')
  })

  test('keeps a choice for the page in a browser without storage', async () => {
    const { page } = await walk.arrive({ ...desktop, locale: 'en-US' })
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied')
        },
      }),
    )
    await page.goto(PRODUCT)
    await choose(page, 'Home with air conditioning')
    await expect.poll(() => line(page)).toBe('Lasts 3.5 h | home with air conditioning')
  })

  test('an invalid stored household falls back to the first preset', async () => {
    const { page } = await walk.arrive(phone)
    await page.addInitScript(() => {
      localStorage.setItem('carries', 'own')
      localStorage.setItem('home', '9~nonsense')
    })
    await page.goto(PRODUCT)
    await page.locator('#carries [data-for=own][aria-current]').waitFor()
    expect(await line(page)).toBe('Aguanta 13 h | casa básica')
  })

  test('links the households to the calculator without script', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(PRODUCT)
    expect(await line(page)).toBe('Aguanta 13 h | casa básica')
    await choose(page, 'Negocio con frío')
    await page.waitForURL(/cuba-energia-solar\?home=shop/)
  })

  test('is missing for goods with too few figures and for goods that supply nothing', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto('/product/panel-solar-550-w-monocristalino')
    expect(await page.locator('.pinfo [data-c], #carries').count()).toBe(0)
    await page.goto('/products?q=panel')
    expect(await page.locator('article', { hasText: 'Panel solar 550' }).locator('[data-c]').count()).toBe(0)
  })
})
