import { describe, expect, test } from 'vitest'
import { phone } from '../browser.ts'
import { walks } from '../walks.ts'

const SAVING = '/guardar-catalogo'

/** Walks with browsers that store little or nothing. */
describe('a browser', () => {
  const walk = walks({ onlyLooks: true, foreign: /127\.0\.0\.1/ })

  test.each([30_000, 90_000])('with room for %i bytes says that it is full when the catalogue is saved', async (quotaSize) => {
    const { page, context } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    const front = await walk.front()
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize })
    await page.goto(`${front.url}${SAVING}`)
    await page.locator('#saving-save').click()
    await page.locator('#saving-status').getByText('No queda espacio en el teléfono.').waitFor()
    await page.locator('#saving-save').waitFor()
    expect(front.take().filter(({ path }) => path.startsWith('/api/saved-catalogue'))).toEqual([])
    expect(await page.evaluate(() => caches.keys())).not.toContain('probe')
  })
})
