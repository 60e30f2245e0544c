import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { desktop, phone } from '../browser.ts'
import { missingRoutes, publicRoutes } from '../public-routes.ts'
import { walks } from '../walks.ts'

/** Input as it comes from outdated links, typing errors and curious people. */
describe('the shop with bad input', () => {
  const walk = walks()
  /** Reads status, language and heading of a document as the server sends it. */
  async function read(address: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`${walk.shop.url}${address}`, { headers: { 'accept-language': 'es', ...headers } })
    const html = await answer.text()
    return { status: answer.status, language: /<html lang="(\w+)"/.exec(html)?.[1], title: /<h1[^>]*>([^<]*)/.exec(html)?.[1] }
  }

  test('a query string of 2,000 letters changes no page', async () => {
    const long = 'ñ%<'.repeat(700)
    for (const route of [...publicRoutes, ...missingRoutes]) {
      const plain = await read(route)
      for (const name of ['utm_campaign', 'lang'])
        expect([route, await read(`${route}${route.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(long)}`)]).toEqual([route, plain])
    }
    for (const address of ['/legal?tab=', '/contact?product=', '/products?q='])
      expect([address, (await read(address + encodeURIComponent(long))).status]).toEqual([address, 200])
  })

  test('an unknown category is a missing page', async () => {
    for (const id of ['9999', '0', '-1', '1.5', '1e3', 'abc', '١', '9'.repeat(2000), '1%00', "1'--"]) {
      const { status, title } = await read(`/products?category=${id}`)
      expect([id, status, title]).toEqual([id, 404, 'Esta página ya no está'])
      expect([id, (await read(`/products?category=1&subcategory=${id}`)).status]).toEqual([id, 404])
    }
  })

  test('an unknown language, or one reserved for staff, is Spanish', async () => {
    for (const code of ['xx', '', 'ES', 'en-US', 'de', '%00', '"en"', 'x'.repeat(3000)]) {
      expect([code, (await read(`/?lang=${code}`)).language]).toEqual([code, 'es'])
      expect([code, (await read('/', { cookie: `language=${code}` })).language]).toEqual([code, 'es'])
    }
    const { page } = await walk.arrive(desktop)
    await page.goto('/')
    await page.locator('.util').getByRole('link', { name: 'EN' }).waitFor()
    expect(await page.locator('.util').getByRole('link', { name: 'DE' }).count()).toBe(0)
  })

  test('a truncated link leads to a page with further links', async () => {
    walk.excuse('404 /product/%E0%A4%A')
    expect(await read('/product/bater%C3')).toMatchObject({ status: 404, language: 'es' })
    const { page } = await walk.arrive(phone)
    await page.goto('/product/%E0%A4%A')
    await page.getByRole('main').getByRole('link', { name: 'Ver productos' }).click()
    await page.getByRole('heading', { name: 'Productos', level: 1 }).waitFor()
  })

  describe.each([
    ['with script', true],
    ['without', false],
  ])('the limits of the form %s', (_, javaScriptEnabled) => {
    const least = { name: 'Ana', phone: '5234567', message: '123456789' }
    const most = { name: 'n'.repeat(201), phone: '5'.repeat(41), message: 'm'.repeat(5001) }
    const problems = (page: Page) => page.locator('form[method=post] .err').allTextContents()

    test('are reported at each field when broken, and the form is accepted within them', async () => {
      walk.excuse('400 /contact')
      const { page } = await walk.arrive({ ...phone, javaScriptEnabled })
      await page.goto('/contact')
      const fill = async (fields: typeof least) => {
        for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value)
        // Without script the browser itself checks the fields; the shop's answers are for browsers that do not.
        if (!javaScriptEnabled) await page.locator('form[method=post]').evaluate((form) => form.setAttribute('novalidate', ''))
        await page.getByRole('button', { name: 'Enviar consulta' }).click()
      }
      await fill(least)
      await expect.poll(() => problems(page)).toEqual(['Número de teléfono no válido', 'El mensaje debe tener al menos 10 caracteres'])
      await fill(most)
      await expect.poll(() => problems(page)).toEqual(Array(3).fill(expect.stringMatching(/^El texto es demasiado largo[.:]/)))
      expect(await page.locator('[name=message]').inputValue()).toBe(most.message)
      await fill({ name: 'n'.repeat(200), phone: '5'.repeat(40), message: 'm'.repeat(5000) })
      await page.getByText('Formulario enviado. Nos pondremos en contacto pronto.').filter({ visible: true }).waitFor()
    })
  })
})
