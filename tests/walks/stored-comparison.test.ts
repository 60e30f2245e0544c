import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { arriveWithWorker, openStored } from '../service-worker.ts'
import { walks } from '../walks.ts'

const INVERTER = '/product/inversor-hibrido-10-kw'
const OTHER = '/product/inversor-hibrido-5-kw'
const LIST = '/products?category=1&subcategory=1'

describe('a comparison without a connection and without a saved catalogue', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/, excused: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] })
  const table = (page: Page) => page.locator('#compared table')

  const arrive = () => arriveWithWorker(walk)
  const idOn = (page: Page) => page.locator('[data-product]').getAttribute('data-product')

  test('shows two products whose pages were opened, with their figures and the day of their prices', async () => {
    const { page, context } = await arrive()
    await openStored(page, OTHER)
    const other = await idOn(page)
    await openStored(page, INVERTER)
    const own = await idOn(page)
    await page.evaluate((id) => localStorage.setItem('compare', `${id}`), other)
    await context.setOffline(true)
    await page.goto(INVERTER)
    await page.locator('.ctas a.cmp').click()
    await page.locator('.cmp-bar a').getByText('2').click()
    await page.waitForURL(`**/compare?p=${other},${own}`)
    await table(page).locator('thead a').nth(1).waitFor()
    expect(await table(page).locator('thead a').allTextContents()).toEqual([
      expect.stringContaining('Inversor híbrido 5 kW'),
      'Inversor híbrido 10 kW',
    ])
    const rows = await table(page)
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => Array.from(row.children, ({ textContent }) => textContent)))
    expect(rows).toContainEqual(['Potencia', '5 kW', '10 kW'])
    expect(rows).toContainEqual(['Precio (USD)', expect.stringMatching(/^\$[\d,.]+$/), '$1,490.00'])
    expect(rows.at(-1)).toEqual(['Visto el', expect.stringMatching(/^\d+ \w+/), expect.stringMatching(/^\d+ \w+/)])
    await table(page).locator('thead a').first().click()
    await page.locator('main h1').getByText('Inversor híbrido 5 kW').waitFor()
  })

  test('shows what a stored list has of a product, and says what is missing', async () => {
    const { page, context } = await arrive()
    await openStored(page, LIST)
    const address = (await page.locator('main a.cmp').first().getAttribute('href')) ?? ''
    const [id] = /\d+$/.exec(address) ?? []
    const name = await page.locator('main .card h3 a').first().innerText()
    await context.setOffline(true)
    await page.goto(`/compare?p=${id},999`)
    await table(page).locator('thead a').getByText(name).waitFor()
    const notes = page.locator('#compared > p')
    await notes.getByText('1 producto elegido no está guardado en este dispositivo').waitFor()
    await notes.getByText(`De ${name} solo está guardado lo que muestra la lista.`).waitFor()
    await page.goto('/compare?p=998,999')
    await notes.getByText('Los productos elegidos no están guardados').waitFor()
    expect(await table(page).count()).toBe(0)
    await context.setOffline(false)
    await page.locator('main h1').getByText('Elija qué comparar').waitFor()
  })
})
