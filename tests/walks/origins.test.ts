import type { BrowserContextOptions } from 'playwright-core'
import { describe, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { hydrateIslands, waitUntilIdle, walks } from '../walks.ts'

/** Opens every kind of page in both languages and hydrates its islands. `walks` fails on requests to other origins. */
describe('every page requests its own origin only', () => {
  const walk = walks({ onlyLooks: true })

  test.each<[string, BrowserContextOptions]>([
    ['in Spanish on a phone', phone],
    ['in English at a desk', { ...desktop, locale: 'en-US' }],
  ])('%s', async (_, options) => {
    // The browser reports the status 404 of missing pages.
    walk.excuse(...missingRoutes.map((address) => `404 ${address}`))
    const { page } = await walk.arrive(options)
    for (const route of [...publicRoutes, ...missingRoutes]) {
      await page.goto(route)
      // Scrolls through the page, so that lazy files load.
      await page.evaluate(async () => {
        for (let place = 0; place < document.body.scrollHeight; place += innerHeight) {
          scrollTo(0, place)
          await new Promise(requestAnimationFrame)
        }
      })
      await hydrateIslands(page)
      await page.locator('header [data-cart]').first().click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    }
    // Late requests are the same on each page, so only the last page waits for them.
    await waitUntilIdle(page)
  })
})
