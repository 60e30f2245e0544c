import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { empty, fields, fill, good, ISLANDS, inquiryWalks, openForm, typed, useUpLimit, WAIT } from '../inquiry-form.ts'
import { acceptDialog, hydrateIslands, waitUntilIdle } from '../walks.ts'

describe('an offline inquiry', () => {
  const { arrive, arrived } = inquiryWalks()
  /** Finds a visible text: of an element, or in `data-text`, which CSS shows until the early script writes it into the element. */
  const said = (page: Page, words: string) =>
    page
      .getByText(words)
      .or(page.locator(`[data-text="${words}"]`))
      .filter({ visible: true })
  const waiting = (page: Page) =>
    said(page, 'Guardado en este dispositivo. Aún sin confirmar: se envía solo en cuanto la conexión lo permita.')
  const thanks = (page: Page) => said(page, 'Formulario enviado. Nos pondremos en contacto pronto.')

  test('waits in the browser and arrives exactly once when the connection is back', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED')
    await openForm(page)
    await context.setOffline(true)
    const message = 'Se fue la corriente y la línea.'
    await fill(page, { message })
    await fields(page).send.click()
    await waiting(page).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inquiry-waiting')
    expect(await page.getByRole('status').filter({ hasText: message }).count()).toBe(1)
    expect(await typed(page)).toEqual(empty)
    expect(await arrived(message)).toEqual([])
    // A second click on the emptied form shows no errors.
    await fields(page).send.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inquiry-waiting')
    const complaints = page.locator('main .note-err, main .err').filter({ visible: true })
    expect(await complaints.count()).toBe(0)

    await context.setOffline(false)
    await thanks(page).waitFor()
    expect(await complaints.count()).toBe(0)
    const [{ code } = { code: '' }, ...others] = await arrived(message)
    expect(others).toEqual([])
    expect(await page.locator('.note-ok').filter({ visible: true }).textContent()).toContain(code)
    // After a reload nothing is sent again, and the note with the code can be closed.
    await page.reload()
    await thanks(page).waitFor()
    await page.getByRole('button', { name: 'Entendido' }).click()
    await thanks(page).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => localStorage.getItem('inquiries'))).toBeNull()
    expect(await arrived(message)).toHaveLength(1)
  })

  test('is linked from the notice about the connection on a page that was loaded before', async () => {
    const { page, context, excuse } = await arrive()
    excuse('503 /api/inquiries', 'ERR_INTERNET_DISCONNECTED')
    await context.route('**/api/inquiries', (route) => route.fulfill({ status: 503, json: { error: 'later' } }))
    const body = { name: 'Ana', phone: '5234 5678', message: 'Para la tienda de la esquina.', language: 'es', source: '/contact' }
    await page.addInitScript((waits) => localStorage.setItem('inquiries', waits), JSON.stringify([{ key: 'a1b2c3d4', body }]))
    // The page's script for waiting inquiries tries to send: without it there is no link, and offline it would not load.
    const tried = page.waitForResponse('**/api/inquiries')
    await page.goto('/about')
    await tried
    await context.setOffline(true)
    const link = page.locator('.offline').getByRole('link', { name: 'Ver su consulta sin enviar' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('/contact#quote')
    await context.setOffline(false)
    await link.waitFor({ state: 'hidden' })
  })

  test('is linked from that notice also on a page that was open before it was written, until it has arrived', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED')
    const other = await context.newPage()
    await other.goto('/about')
    await openForm(page)
    await context.setOffline(true)
    await fill(page, { message: 'Escrita mientras otra página estaba abierta.' })
    await fields(page).send.click()
    await waiting(page).waitFor()
    const link = other.locator('.offline').getByRole('link', { name: 'Ver su consulta sin enviar' })
    await link.waitFor()
    await context.setOffline(false)
    await thanks(page).waitFor()
    await other.locator('.offline a').waitFor({ state: 'detached' })
  })

  // From the shop, 403 asks for the human verification. kit/browser/post-inquiry.test.ts tests the other statuses.
  test('waits while a proxy or a captive portal answers with 403, and arrives once', async () => {
    const status = 403
    const { page, context, excuse } = await arrive()
    excuse(`${status} /api/inquiries`)
    const keys: (string | undefined)[] = []
    await context.route('**/api/inquiries', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return route.fulfill({ status, contentType: 'text/html', body: '<h1>Portal</h1>' })
    })
    await openForm(page)
    const message = `La red contesta ${status} a todo.`
    await fill(page, { message })
    await fields(page).send.click()
    await waiting(page).waitFor()
    // The next page tries it too, and keeps it.
    const tried = page.waitForResponse('**/api/inquiries')
    await page.goto('/contact')
    await (await tried).finished()
    await hydrateIslands(page)
    await waiting(page).waitFor()
    await context.unroute('**/api/inquiries')
    const sent = page.waitForRequest('**/api/inquiries')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    keys.push((await sent).headers()['idempotency-key'])
    await thanks(page).waitFor()
    expect(new Set(keys).size).toBe(1)
    expect(await arrived(message)).toHaveLength(1)
  })

  test('can be corrected and discarded while it waits; only the corrected one arrives, once', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED')
    await openForm(page)
    await context.setOffline(true)
    await fill(page, { message: 'Mejor no la envíen nunca.' })
    await fields(page).send.click()
    await waiting(page).waitFor()
    page.once('dialog', acceptDialog)
    await page.getByRole('button', { name: 'Descartar' }).click()
    await waiting(page).waitFor({ state: 'hidden' })
    await fill(page, { message: 'Necesito tres paneles.' })
    await fields(page).send.click()
    await waiting(page).waitFor()
    await page.getByRole('button', { name: 'Corregir' }).click()
    await waiting(page).waitFor({ state: 'hidden' })
    expect(await fields(page).message.inputValue()).toBe('Necesito tres paneles.')
    expect(await fields(page).name.inputValue()).toBe(good.name)
    await fields(page).message.fill('Necesito cuatro paneles.')
    await fields(page).send.click()
    await waiting(page).waitFor()
    await context.setOffline(false)
    await thanks(page).waitFor()
    await page.goto('/')
    await waitUntilIdle(page)
    expect(await arrived('Necesito cuatro paneles.')).toHaveLength(1)
    expect([...(await arrived('Necesito tres paneles.')), ...(await arrived('Mejor no la envíen'))]).toEqual([])
  })

  test('shows the waiting time and keeps every word if it comes too soon, and a queued one keeps waiting', async () => {
    const visitor = await arrive()
    const { page } = visitor
    visitor.excuse('429 /api/inquiries')
    await useUpLimit(visitor)
    await page.goto('/contact')
    const rest = { systemType: '', website: '', productIds: '', quantity: '', storedCart: '' }
    const waited = { key: crypto.randomUUID(), body: { ...good, ...rest, message: 'Esta espera desde ayer.', language: 'es' } }
    await page.evaluate((item) => localStorage.setItem('inquiries', JSON.stringify([item])), waited)
    const tried = page.waitForResponse((answer) => answer.url().endsWith('/api/inquiries'))
    await page.reload()
    expect((await tried).status()).toBe(429)
    await waiting(page).waitFor()
    await hydrateIslands(page)
    await fill(page)
    await fields(page).send.click()
    await page.getByRole('alert').filter({ hasText: WAIT }).waitFor()
    expect(await typed(page)).toEqual(good)
    const queue = () => page.evaluate(() => JSON.parse(localStorage.getItem('inquiries') ?? '[]'))
    expect(await queue()).toEqual([waited])
    // Also if it is sent again by hand, word for word: the shop has not accepted it.
    await fields(page).message.fill(waited.body.message)
    const again = page.waitForRequest('**/api/inquiries')
    await fields(page).send.click()
    expect((await again).headers()['idempotency-key']).toBe(waited.key)
    await page.getByRole('alert').filter({ hasText: WAIT }).waitFor()
    await expect.poll(queue).toMatchObject([waited])
    await waiting(page).waitFor()
  })

  test('says after ten seconds of silence that it is kept, and arrives once', async () => {
    const { page, context } = await arrive()
    await openForm(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await context.route('**/api/inquiries', async (route) => {
      await held
      await route.continue()
    })
    const message = 'Una línea que no da nada.'
    await fill(page, { message })
    await page.clock.install()
    await fields(page).send.click()
    await page.locator('main form button[aria-busy]').waitFor()
    const note = page.getByRole('alert').filter({ hasText: 'No llega respuesta. La consulta está guardada en este dispositivo' })
    await page.clock.runFor(9000)
    expect(await note.count()).toBe(0)
    await page.clock.runFor(2000)
    await note.waitFor()
    expect(await page.evaluate(() => localStorage.getItem('inquiries'))).toContain(message)
    // A second press meanwhile sends nothing more.
    await fields(page).send.evaluate((button: HTMLButtonElement) => button.click())
    release()
    await page.waitForURL('**/contact?sent=*')
    await note.waitFor({ state: 'detached' })
    expect(await arrived(message)).toHaveLength(1)
  })

  test('is confirmed automatically as the same one if only its answer was lost', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_CONNECTION_RESET /api/inquiries')
    await openForm(page)
    const message = 'Llegó, pero la respuesta no.'
    let times = 0
    await context.route('**/api/inquiries', async (route) => {
      times += 1
      if (times > 1) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.clock.install()
    await fill(page, { message })
    await fields(page).send.click()
    await waiting(page).waitFor()
    await page.clock.runFor(4000)
    await thanks(page).waitFor()
    expect(await arrived(message)).toHaveLength(1)
    expect(times).toBe(2)
  })

  test('waits even if the form was never hydrated, and a touch loses nothing', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION_RESET /assets/hydrate-', 'ERR_CONNECTION_RESET /api/inquiries')
    await context.route(ISLANDS, (route) => route.abort('connectionreset'))
    await page.goto('/contact')
    await context.setOffline(true)
    const message = 'La línea cayó antes de escribir.'
    await fill(page, { message })
    await fields(page).send.click()
    await waiting(page).waitFor()
    expect(await typed(page)).toEqual(empty)
    // The form reports the lost connection itself, so the toast about it stays hidden.
    expect(await page.locator('.toast-lost').isVisible()).toBe(false)
    // So it does after a touch on the emptied form.
    await fields(page).send.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-when'))).toBe('kept')
    expect(await page.locator('.toast-lost').isVisible()).toBe(false)
    // The next page with the form shows it too.
    await context.route('**/api/inquiries', (route) => route.abort('connectionreset'))
    await context.setOffline(false)
    await page.reload()
    await waiting(page).waitFor()
    // The form has only what the shop has filled in, so correcting asks no question.
    await page.getByRole('button', { name: 'Corregir' }).click()
    expect(await typed(page)).toEqual({ ...good, message })
    await fields(page).send.click()
    await waiting(page).waitFor()
    await context.unroute('**/api/inquiries')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await thanks(page).waitFor()
    const [{ code } = { code: '?' }, ...others] = await arrived(message)
    expect(others).toEqual([])
    await page.reload()
    await thanks(page).waitFor()
    expect(await page.locator('[data-code]').getAttribute('data-code')).toBe(code)
  })

  test('can be corrected and discarded even if the form was never hydrated', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION_RESET /assets/hydrate-')
    await context.route(ISLANDS, (route) => route.abort('connectionreset'))
    await page.goto('/contact')
    await context.setOffline(true)
    const [three, four, battery] = ['Busco tres cables.', 'Busco cuatro cables.', 'También una batería grande.'] as const
    // The note is about the newest inquiry, which the visitor has just written.
    for (const message of [battery, three]) {
      await fill(page, { message })
      await fields(page).send.click()
      await expect.poll(() => typed(page)).toEqual(empty)
    }
    await said(page, three).waitFor()
    await page.getByRole('button', { name: 'Corregir' }).click()
    expect(await typed(page)).toEqual({ ...good, message: three })
    await said(page, battery).waitFor()
    await fields(page).message.fill(four)
    await fields(page).send.click()
    await expect.poll(() => typed(page)).toEqual(empty)
    await said(page, four).waitFor()
    page.once('dialog', acceptDialog)
    await page.getByRole('button', { name: 'Descartar' }).click()
    await said(page, battery).waitFor()
    await context.setOffline(false)
    await thanks(page).waitFor()
    expect(await arrived(battery)).toHaveLength(1)
    expect([...(await arrived(three)), ...(await arrived(four))]).toEqual([])
  })

  test('shows the message of a wrong field, and of a field that the shop refused, even if the form was never hydrated', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION_RESET /assets/hydrate-', '400 /api/inquiries')
    await context.route(ISLANDS, (route) => route.abort('connectionreset'))
    await page.goto('/contact')
    const complaint = () =>
      page.evaluate(() => {
        const { name, validationMessage } = document.activeElement as HTMLInputElement
        return [name, validationMessage]
      })
    // A restored draft, whose lengths browsers do not check.
    await fill(page, { message: '¿Precio?' })
    await page.reload()
    await expect.poll(() => typed(page)).toEqual({ ...good, message: '¿Precio?' })
    await fields(page).send.click()
    await expect.poll(complaint).toEqual(['message', 'El mensaje debe tener al menos 10 caracteres'])
    expect(await page.locator('.toast-lost').isVisible()).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('inquiries'))).toBeNull()
    await context.setOffline(true)
    const long = 'Demasiado largo. '.repeat(300).trim()
    await fill(page, { message: long })
    await fields(page).send.click()
    await waiting(page).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-when'))).toBe('kept')
    await context.setOffline(false)
    await expect.poll(complaint).toEqual(['message', expect.stringContaining('El texto es demasiado largo')])
    expect(await typed(page)).toEqual({ ...good, message: long })
    expect(await waiting(page).count()).toBe(0)
    // The corrected inquiry is sent, and none waits any more.
    await fields(page).message.fill('Ahora es corto y llega.')
    await fields(page).send.click()
    await thanks(page).waitFor()
    expect(await arrived('Ahora es corto y llega.')).toHaveLength(1)
  })

  test('stays in the form with a message if the browser stores nothing', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_INTERNET_DISCONNECTED')
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
    )
    await openForm(page)
    await context.setOffline(true)
    await fill(page)
    await fields(page).send.click()
    await page.getByRole('alert').filter({ hasText: 'este navegador no deja guardar' }).waitFor()
    expect(await typed(page)).toEqual(good)
  })

  test('arrives also if the stored queue is damaged', async () => {
    const { page } = await arrive()
    await page.addInitScript(() => localStorage.setItem('inquiries', '[null,{"key":7},"x"'))
    await page.goto('/contact')
    const message = 'La lista guardada está dañada.'
    await fill(page, { message })
    await fields(page).send.click()
    await page.waitForURL('**/contact?sent=*')
    expect(await arrived(message)).toHaveLength(1)
  })
})
