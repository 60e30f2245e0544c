import type { BrowserContextOptions } from 'playwright-core'
import { describe, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { atRest, wake, walks } from '../walks.ts'

/** Every kind of page, in both languages, touched so that its islands live. */
describe('every page requests its own origin only', () => {
  const walk = walks({ onlyLooks: true })

  test.each<[string, BrowserContextOptions]>([
    ['in Spanish on a phone', phone],
    ['in English at a desk', { ...desktop, locale: 'en-US' }],
  ])('%s', async (_, options) => {
    // A page that is missing is answered 404, and the browser reports it.
    walk.excuse(...missingRoutes.map((address) => `404 ${address}`))
    const { page } = await walk.arrive(options)
    for (const route of [...publicRoutes, ...missingRoutes]) {
      await page.goto(route)
      // Everything that is near enough to load, loads.
      await page.evaluate(async () => {
        for (let place = 0; place < document.body.scrollHeight; place += innerHeight) {
          scrollTo(0, place)
          await new Promise(requestAnimationFrame)
        }
      })
      await wake(page)
      await page.locator('header [data-cart]').first().click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    }
    // What is asked for late is asked for on each page; the last one is given the time for it.
    await atRest(page)
  })
})
