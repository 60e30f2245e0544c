import type { Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { categoryPath } from '../goods.ts'
import { type Guest, walks } from '../walks.ts'

const LIST = categoryPath('batteries', 'lithium-home-batteries')
const FLOOR = '/product/bateria-de-litio-de-pie-10-24-kwh'
const WALL = '/product/bateria-de-litio-de-pared-5-12-kwh'

describe('a later page', () => {
  const walk = walks()

  /** Opens an address like a link, and returns how its document was requested and answered. */
  async function open({ page }: Pick<Guest, 'page'>, path: string) {
    const came = page.waitForResponse((answer) => answer.request().resourceType() === 'document' && answer.url().endsWith(path))
    await page.evaluate((address) => location.assign(address), path)
    await page.waitForURL((url) => `${url.pathname}${url.search}` === path)
    const answer: Response = await came
    const asked = await answer.request().allHeaders()
    return {
      status: answer.status(),
      encoding: (await answer.allHeaders())['content-encoding'],
      held: asked['available-dictionary'],
      isAskedFor: asked['if-none-match'] !== undefined,
      heading: await page.locator('h1').first().innerText(),
    }
  }

  test('is compressed against the one before, also in a language chosen in between', async () => {
    const guest = await walk.arrive()
    await guest.page.goto(LIST)
    expect(await open(guest, FLOOR)).toMatchObject({ encoding: 'dcb', heading: 'Batería de litio de pie 10.24 kWh' })
    expect(await open(guest, WALL)).toMatchObject({ encoding: 'dcb', heading: 'Batería de litio de pared 5.12 kWh' })
    await guest.context.addCookies([{ name: 'language', value: 'en', url: walk.shop.url }])
    await guest.page.evaluate(() => localStorage.setItem('language', 'en'))
    expect(await open(guest, FLOOR)).toMatchObject({ status: 200, encoding: 'dcb', heading: 'Lithium floor battery 10.24 kWh' })
    expect(await guest.page.locator('html').getAttribute('lang')).toBe('en')
  })

  test('is compressed against the last product, also after a list in between', async () => {
    const guest = await walk.arrive()
    await guest.page.goto(LIST)
    const { held: list } = await open(guest, FLOOR)
    const { held: product } = await open(guest, categoryPath('complete-solar-systems'))
    expect(product).not.toBe(list)
    expect(await open(guest, WALL)).toMatchObject({ encoding: 'dcb', held: product })
  })

  test('is requested at each visit, so nobody sees an old price', async () => {
    const guest = await walk.arrive()
    await guest.page.goto(WALL)
    await open(guest, FLOOR)
    expect(await open(guest, WALL)).toMatchObject({ isAskedFor: true, heading: 'Batería de litio de pared 5.12 kWh' })
    const staff = await walk.signedIn('/admin')
    const products = (await (await staff.request.get('/api/admin/products')).json()) as { id: number; slug: string }[]
    const product = products.find(({ slug }) => WALL.endsWith(slug))
    await staff.request.put(`/api/admin/products/${product?.id}`, { data: { nameEs: 'Batería nueva' }, headers: { origin: walk.shop.url } })
    await open(guest, FLOOR)
    expect(await open(guest, WALL)).toMatchObject({ status: 200, encoding: 'dcb', heading: 'Batería nueva' })
  })

  test('is never compressed against a staff page, and neither are pages that staff see', async () => {
    const page = await walk.signedIn('/admin')
    await page.goto(LIST)
    const seen = await open({ page }, FLOOR)
    expect([seen.encoding, seen.held]).toEqual(['br', undefined])

    const guest = await walk.arrive()
    await guest.page.goto(LIST)
    expect((await open(guest, '/admin/login')).held).toBeUndefined()
    expect((await open(guest, FLOOR)).held).toBeDefined()
  })
})
