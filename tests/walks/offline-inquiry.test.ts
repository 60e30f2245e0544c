import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN, phone } from '../browser.ts'
import type { Front } from '../front.ts'
import { createInquiryReader } from '../inquiries.ts'
import { fields, fill } from '../inquiry-form.ts'
import { openStored, startWorker } from '../service-worker.ts'
import { acceptDialog, walks } from '../walks.ts'

const HOME = '/'
const LIST = '/products?category=4'
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const OTHER = '/product/bateria-de-litio-de-pie-10-24-kwh'
const CEMENT = '/product/cemento-portland-42-5-kg-paleta'

describe('an inquiry without a connection', () => {
  const walk = walks({ foreign: /127\.0\.0\.1/ })
  const arrived = createInquiryReader(() => walk.shop)

  /** Opens a product in a browser that has never opened the contact page, then breaks the connection. */
  async function openProduct(): Promise<{ page: Page; front: Front; write: (message: string) => Promise<void> }> {
    const front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_FAILED', 'ERR_CONNECTION', 'ERR_SOCKET')
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow', baseURL: front.url })
    await page.goto(BATTERY)
    await startWorker(page)
    front.mode = 'broken'
    await page.reload()
    await page.locator('.offline p').getByText('Ve la copia guardada').waitFor()
    const write = async (message: string) => fill(page, { message: `${await fields(page).message.inputValue()}${message}` })
    return { page, front, write }
  }

  test('about a product is written although the contact page was never opened, and survives another page', async () => {
    const { page, front, write } = await openProduct()
    await page.locator('[data-quote]').first().click()
    await page.locator('main h1').getByText('Pida una cotización').waitFor()
    const message = page.locator('main form [name=message]')
    const about = 'Me interesa este producto: Batería de litio de pared 5.12 kWh.\n'
    expect(await message.inputValue()).toBe(about)
    await page.locator('main form [name=quantity]').fill('3')
    await page.locator('main form label').getByText('Componentes').click()
    await write('Para ocho casas.')
    await page.goto(HOME)
    await page.goto(`/contact?product=${BATTERY.split('/')[2]}`)
    await expect.poll(() => message.inputValue()).toBe(`${about}Para ocho casas.`)
    await fields(page).send.click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    expect(await message.inputValue()).toBe(about)
    await page.goto(HOME)
    front.mode = 'shop'
    await page.goto(HOME)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('inquiries'))).toMatch(/"code":"\w+"/)
    const inquiry = {
      message: `${about}Para ocho casas.`,
      source: BATTERY,
      productIds: [expect.any(Number)],
      quantity: 3,
      systemType: 'components',
    }
    expect(await arrived('casas')).toMatchObject([inquiry])
  })

  test('asks for what belongs to its subject: an unstored product, cement, anything; untouched it gives way to the contact page', async () => {
    const { page, front } = await openProduct()
    // A product whose page is not stored has its address as its name.
    await page.goto(`/contact?product=${OTHER.split('/')[2]}`)
    await expect.poll(() => page.locator('main form [name=message]').inputValue()).toContain(new URL(OTHER, page.url()).href)
    expect(await page.locator('main form [name=source]').inputValue()).toBe(OTHER)
    expect(await page.locator('main form [name=quantity]').count()).toBe(0)
    expect(await page.locator('main form [name=systemType]').count()).toBe(4)
    // Only goods that have to do with power need a kind of system.
    front.mode = 'shop'
    await openStored(page, CEMENT)
    front.mode = 'broken'
    await page.goto(`/contact?product=${CEMENT.split('/')[2]}`)
    await page.locator('main form [name=quantity]').waitFor()
    expect(await page.locator('main form [name=systemType]').count()).toBe(0)
    expect(await page.locator('#inquiry-message-help').innerText()).toBe('Qué necesita y para qué.')
    await page.clock.install()
    await page.goto('/contact')
    await page.locator('main form label').getByText('Componentes').waitFor()
    front.mode = 'shop'
    await page.clock.runFor(10_000)
    await page.locator('main h1').getByText('Contacto').waitFor()
  })

  test('about the cart takes the cart along, and is sent from the open page once the shop answers', async () => {
    const { page, front, write } = await openProduct()
    await page.locator('.pinfo [data-add]').click()
    await page.clock.install()
    await page.goto('/contact?cart=1')
    await page.locator('main form').getByText('1 x Batería de litio de pared 5.12 kWh').waitFor()
    expect(await page.locator('main form [name=message]').inputValue()).toBe('Quiero comprar lo que tengo en el carrito.\n')
    await write('Con transporte hasta Holguín.')
    await fields(page).send.click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    front.mode = 'shop'
    await page.clock.runFor(10_000)
    await page.locator('[data-when=sent]').filter({ visible: true }).waitFor()
    await expect.poll(() => page.locator('.offline').isVisible()).toBe(false)
    const found = await arrived('Holguín')
    expect(found).toHaveLength(1)
    expect(JSON.stringify(found)).toContain('BL-4810W')
  })

  test('each that waits is shown and can be discarded, and after sending each code', async () => {
    const { page, front, write } = await openProduct()
    await page.clock.install()
    await page.goto('/contact')
    const kept = page.locator('[data-when=kept]').filter({ visible: true })
    const words = ['Primera consulta.', 'Segunda consulta.', 'Tercera consulta.']
    for (const [index, word] of words.entries()) {
      await write(word)
      await fields(page).send.click()
      await expect.poll(() => kept.count()).toBe(index + 1)
    }
    const shown = () => kept.locator('.sm').evaluateAll((texts) => texts.map((text) => (text as HTMLElement).dataset.text))
    expect(await shown()).toEqual(words.toReversed())
    page.once('dialog', acceptDialog)
    await kept.nth(1).getByRole('button', { name: 'Descartar' }).click()
    await expect.poll(shown).toEqual(['Tercera consulta.', 'Primera consulta.'])
    await kept.nth(1).getByRole('button', { name: 'Corregir' }).click()
    await expect.poll(shown).toEqual(['Tercera consulta.'])
    expect(await fields(page).message.inputValue()).toBe('Primera consulta.')
    await fields(page).send.click()
    await expect.poll(shown).toEqual(['Primera consulta.', 'Tercera consulta.'])
    front.mode = 'shop'
    await page.clock.runFor(10_000)
    await page.locator('[data-when=sent]').filter({ visible: true }).waitFor()
    const sent = await arrived('consulta.')
    expect(sent).toHaveLength(2)
    const codes = await page.locator('[data-code]').getAttribute('data-code')
    expect(codes?.split(', ').toSorted()).toEqual(sent.map(({ code }) => code).toSorted())
  })

  test('is written on a form that was never used, survives another page, and arrives once', async () => {
    const front = await walk.front()
    walk.excuse('ERR_EMPTY_RESPONSE', 'ERR_FAILED', 'ERR_CONNECTION', 'ERR_SOCKET')
    const { page } = await walk.arrive({ ...phone, serviceWorkers: 'allow', baseURL: front.url })
    await page.goto(HOME)
    await startWorker(page)
    await openStored(page, '/contact')
    front.mode = 'broken'
    await page.goto('/contact')
    await page.locator('.offline p').getByText('Ve la copia guardada').waitFor()
    await fill(page, { message: 'Quiero un presupuesto para ocho horas.' })
    await fields(page).send.click()
    await page.locator('[data-when=kept]').filter({ visible: true }).waitFor()
    await page.goto(HOME)
    // The notice leads to the form, which shows the inquiry.
    await page.locator('.offline').getByRole('link', { name: 'Ver su consulta sin enviar' }).click()
    await page.locator('[data-text^="Quiero un presupuesto"]').filter({ visible: true }).waitFor()
    await page.goto(HOME)
    front.mode = 'shop'
    await page.goto('/contact')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('inquiries'))).toMatch(/"code":"\w+"/)
    // The inquiry may be sent twice, with the same idempotency key. The shop stores it once.
    expect(await arrived('horas')).toHaveLength(1)
  })

  test('is never led to an old phone: the page about the connection is stored anew after a change, and only then', async () => {
    const { page, context } = await walk.arrive({ ...phone, serviceWorkers: 'allow' })
    let fetched = 0
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/connection') fetched += 1
    })
    await page.goto(HOME)
    await startWorker(page)
    for (const path of [LIST, BATTERY, '/contact']) await openStored(page, path)
    expect(fetched).toBe(1)
    const staff = await walk.browser.newContext({ baseURL: walk.shop.url })
    await staff.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
    const change = { key: 'contact_sales_phone', value: '+53 5999 0009' }
    const answer = await staff.request.post('/api/admin/site-settings', { data: change, headers: { origin: walk.shop.url } })
    expect(answer.status()).toBe(200)
    await staff.close()
    await page.goto(HOME)
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/connection', { ignoreVary: true }))?.text()))
      .toContain('+53 5999 0009')
    // A page that was stored before the change has the old phone in its text, but the order of its cart goes to the new one.
    await context.setOffline(true)
    walk.excuse('ERR_INTERNET_DISCONNECTED', 'ERR_FAILED')
    await page.goto(BATTERY)
    await page.locator('.pinfo [data-add]').click()
    await page.locator('header [data-cart]').first().click()
    await page.locator('dialog a[href^="https://wa.me/5359990009?"]').waitFor()
  })
})
