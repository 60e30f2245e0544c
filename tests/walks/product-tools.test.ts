import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { walks } from '../walks.ts'

const PATH = '/product/bateria-de-litio-de-pared-5-12-kwh'
const CEMENT = '/product/cemento-portland-42-5-kg-paleta'
const share = (page: Page) => page.locator('main').getByRole('link', { name: 'Compartir' })
const zoom = (page: Page) => page.getByRole('link', { name: /^Ampliar/ })
const picture = (page: Page) => page.locator('dialog[open] img')

describe('sharing a product', () => {
  const walk = walks({ onlyLooks: true })

  test('uses the device’s sheet, else copies the address, also without clipboard access', async () => {
    const { page } = await walk.arrive(phone)
    // Records copied texts from the event, since not every browser lets pages read the clipboard.
    await page.addInitScript(() => {
      addEventListener('copy', () => Object.assign(window, { copied: getSelection()?.toString() || 'from the field' }))
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto(CEMENT)
    await share(page).click()
    await page.locator('#notice').getByText('Enlace copiado').waitFor()
    expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toMatch(/from the field|\/product\//)
    await page.evaluate(() =>
      Object.assign(navigator, { share: async (shared: ShareData) => void Object.assign(window, { shared: [shared.title, shared.url] }) }),
    )
    await share(page).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared?: string[] }).shared)
    await expect.poll(shared).toEqual(['Cemento Portland 42.5 kg, paleta', `${walk.shop.url}${CEMENT}`])
  })

  test('uses WhatsApp without script', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(PATH)
    const address = new URL((await share(page).getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/')
    expect(address.searchParams.get('text')).toMatch(new RegExp(`^Batería de litio.*\\nhttp\\S+${PATH}$`))
  })
})

describe('an enlarged picture', () => {
  const walk = walks({ onlyLooks: true })

  test('opens over the page and closes with the back button, Escape and its own button', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PATH)
    const ways = [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.getByRole('button', { name: 'Cerrar' }).click()]
    for (const leave of ways) {
      await zoom(page).click()
      await picture(page).waitFor()
      expect(await picture(page).getAttribute('alt')).not.toBe('')
      await leave()
      await picture(page).waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => history.state?.zoom)).toBeUndefined()
      expect(new URL(page.url()).pathname).toBe(PATH)
      expect(await zoom(page).evaluate((link) => link === document.activeElement)).toBe(true)
    }
  })

  test('is the one shown in the gallery', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(PATH)
    await page.getByRole('button', { name: 'Foto siguiente' }).click()
    await page.locator('[data-island][data-live]').waitFor()
    await expect.poll(() => page.locator('.cnt').textContent()).toBe('2 / 3')
    const address = await zoom(page).getAttribute('href')
    await zoom(page).click()
    await expect.poll(() => picture(page).getAttribute('src')).toContain(address)
  })

  test('is a plain link without script', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(PATH)
    expect(await zoom(page).getAttribute('href')).toMatch(/^\/media\//)
  })
})

describe('on paper', () => {
  const walk = walks({ onlyLooks: true })

  test.each([PATH, '/product/inversor-hibrido-5-kw', CEMENT])(
    '%s takes two pages at most, with folds open and without buttons',
    async (path) => {
      const { page } = await walk.arrive(desktop)
      await page.goto(path)
      await page.waitForFunction(() => window.q.go)
      const edge = '10mm'
      for (const format of ['A4', 'Letter'])
        for (const margin of [{}, { top: edge, right: edge, bottom: edge, left: edge }]) {
          const pdf = (await page.pdf({ format, margin })).toString('latin1')
          expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
        }
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByText('Defectos de material y fabricación').isVisible()).toBe(true)
      expect(await page.locator('.btn:visible, button:visible, nav:visible, main a[href$="#calc"]:visible').count()).toBe(0)
      expect(await page.locator('.paper').innerText()).toContain(path)
    },
  )
})
