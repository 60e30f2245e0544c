import { describe, expect, test } from 'vitest'
import { ADMIN, phone } from '../browser.ts'
import { walks } from '../walks.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'

describe('the saved catalogue', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })

  test('explains that a currency is not shown whose rate has become too old', async () => {
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
    const { page, context } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    const headers = { origin: walk.shop.url }
    await context.request.post('/api/admin/login', { data: ADMIN, headers })
    const day = new Date(Date.now() - 5 * DAY_MS).toISOString().slice(0, 10)
    const rate = { currency: 'CUP', perUsd: 410.5, day, source: 'elTOQUE' }
    expect((await context.request.post('/api/admin/exchange-rates', { data: rate, headers })).status()).toBe(201)
    await page.goto('/guardar-catalogo')
    await page.locator('#saving-save').click()
    await page.locator('#saving-status').getByText('Catálogo guardado:').waitFor()
    await context.setOffline(true)
    await page.clock.setFixedTime(Date.now() + 5 * DAY_MS)
    await page.goto(BATTERY)
    await page.locator('.offline p').getByText('Catálogo guardado.').waitFor()
    await page.locator('.foot .money').getByRole('link', { name: '+ CUP' }).click()
    await page.locator('#notice').getByText('Para cambiar la moneda hace falta conexión.').waitFor()
    expect(await page.locator('main .approx').count()).toBe(0)
    expect(await page.locator('.foot .money a[aria-current=true]').textContent()).toBe('USD')
  })
})
