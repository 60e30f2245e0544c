import { describe, expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { empty, fields, fill, good, ISLANDS, inquiryWalks, PRODUCT, typed } from '../inquiry-form.ts'
import { hydrateIslands } from '../walks.ts'

const english = { ...desktop, locale: 'en-US' }

describe('an inquiry with script', () => {
  const { arrive, arrived } = inquiryWalks()

  test('arrives once and complete, its code stays after a reload, and the form is empty', async () => {
    const { page } = await arrive()
    await page.goto('/contact')
    const message = 'Una nevera y cuatro bombillos, por favor.'
    await fill(page, { message })
    await page.getByText('Solo generador').click()
    await fields(page).send.click()
    const thanks = page.getByText('Formulario enviado. Nos pondremos en contacto pronto.').filter({ visible: true })
    await thanks.waitFor()
    // The browser reports the new address of a page a moment after the page has set it.
    const sentCode = () => new URL(page.url()).searchParams.get('sent') ?? ''
    await expect.poll(sentCode).toMatch(/^\w{7}$/)
    const code = sentCode()
    expect(await page.locator('.note-ok').filter({ visible: true }).textContent()).toContain(code)
    expect(await typed(page)).toEqual(empty)
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('note-ok')
    // A second click on the emptied form shows the thanks again, and no error.
    await fields(page).send.focus()
    await fields(page).send.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('note-ok')
    expect([await page.locator('form > [role=alert]').count(), await thanks.count()]).toEqual([0, 1])
    // A further, invalid inquiry hides the thanks, but the code of the first inquiry stays visible.
    await fields(page).name.fill('R')
    await fields(page).send.click()
    await page.locator('form > [role=alert]').waitFor()
    expect([await thanks.count(), await page.getByText(code).filter({ visible: true }).count()]).toEqual([0, 1])
    await fields(page).name.fill('')

    for (const language of ['en', 'es']) {
      await page.evaluate((lang) => document.querySelector<HTMLElement>(`.lang > a[lang=${lang}]`)?.click(), language)
      await page.waitForSelector(`html[lang=${language}]`)
      expect(await page.locator('.note-ok').filter({ visible: true }).textContent()).toContain(code)
    }

    await page.reload()
    await thanks.waitFor()
    expect(await arrived(message)).toMatchObject([{ ...good, message, code, language: 'es', systemType: 'generator', source: '/contact' }])
    // On the next visit name and phone are prefilled.
    await page.goto('/contact')
    await fields(page).message.focus()
    await expect.poll(() => typed(page)).toEqual({ ...empty, name: good.name, phone: good.phone })
    // If the page has filled in everything, one click sends the form, and the haste does not make the inquiry suspicious.
    await page.goto(`/contact?product=${PRODUCT}`)
    await hydrateIslands(page)
    await expect.poll(() => fields(page).name.inputValue()).toBe(good.name)
    await fields(page).send.click()
    await thanks.waitFor()
    const [asked] = await arrived('Me interesa este producto')
    expect(asked).toMatchObject({ name: good.name, suspicion: null })
  })

  test('is not sent with texts too short or too long: each field shows why, and the first has the focus', async () => {
    const { page } = await arrive(english)
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/inquiries') && sent.push(request.url()))
    await page.goto('/contact')
    await hydrateIslands(page)
    const tooLong = 'The text is too long.'
    for (const [lengths, problems] of [
      [
        [1, 7, 9],
        ['Name must be at least 2 characters', 'Invalid phone number', 'Message must be at least 10 characters'],
      ],
      [
        [201, 41, 5001],
        [tooLong, tooLong, tooLong],
      ],
    ] as const) {
      const [name, phone, message] = lengths.map((length) => '5'.repeat(length)) as [string, string, string]
      await fill(page, { name, phone, message })
      await fields(page).send.click()
      await page.getByText('Not sent yet. Please check the marked fields.').waitFor()
      await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(3)
      expect(await typed(page)).toEqual({ name, phone, message })
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
      for (const [at, input] of [fields(page).name, fields(page).phone, fields(page).message].entries()) {
        const described = (await input.getAttribute('aria-describedby'))?.split(' ')[0]
        expect(await page.locator(`#${described}`).textContent()).toBe(problems[at])
        // A field is no longer marked as wrong once the visitor corrects it.
        await input.press('End')
        await input.pressSequentially('5')
        expect(await input.getAttribute('aria-invalid')).toBeNull()
      }
    }
    // Only the wrong one of several fields is marked and has the focus.
    await fill(page, { message: 'Price?' })
    await fields(page).send.click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message')
    expect(await page.locator('[aria-invalid]').count()).toBe(1)
    expect(sent).toEqual([])
  })

  test('with the most characters allowed arrives', async () => {
    const { page } = await arrive(english)
    await page.goto('/contact')
    await hydrateIslands(page)
    const words = crypto.randomUUID().slice(0, 8)
    const values = { name: 'n'.repeat(200), phone: '5'.repeat(40), message: words.padEnd(5000, 'm') }
    await fill(page, values)
    await fields(page).send.click()
    await page.getByText('Form submitted. We will contact you soon.').filter({ visible: true }).waitFor()
    expect(await arrived(words)).toMatchObject([{ ...values, language: 'en' }])
  })

  test('sent by two quick touches arrives once, also before the form is hydrated', async () => {
    for (const isEarly of [true, false]) {
      const { page } = await arrive()
      const message = isEarly ? 'Dos toques antes de tiempo.' : 'Dos toques con todo cargado.'
      await page.goto('/contact')
      await fill(page, { message })
      if (!isEarly) await hydrateIslands(page)
      await fields(page).send.dblclick()
      await page.waitForURL('**/contact?sent=*')
      expect(await arrived(message)).toHaveLength(1)
    }
  })

  test('sent as a plain form before the early script loads is not sent again by the hydrated form', async () => {
    const { page, context } = await arrive()
    const [early, form] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await context.route('**/assets/early-*.js', (route) => early.promise.then(() => route.continue()))
    await context.route(/\/contact\?lang=/, (route) => form.promise.then(() => route.continue()))
    // While a page is being left, Playwright cannot evaluate scripts in it. So this script hydrates the form and reports it.
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        if (!window.q?.go) return
        window.q.push(document.querySelector('[data-island] p') as HTMLElement)
        window.q.go()
        if (!document.querySelector('[data-island][data-live]')) return
        clearInterval(timer)
        console.log('alive')
      }, 50)
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    const message = 'Tres toques sin nada cargado.'
    await fill(page, { message })
    const [sending] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST'),
      // Three impatient clicks: the second sends the form, the third sends no further inquiry.
      fields(page).send.evaluate((button: HTMLButtonElement) => {
        for (const _ of '123') button.click()
      }),
    ])
    expect(new URL(sending.url()).pathname).toBe('/contact')
    const alive = page.waitForEvent('console', (said) => said.text() === 'alive')
    early.resolve()
    await alive
    form.resolve()
    await page.waitForURL('**/contact?sent=*')
    expect(await arrived(message)).toHaveLength(1)
  })

  test.each(['before', 'after'])('is sent as a plain form by a touch %s the early script has failed to load', async (moment) => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_CONNECTION_RESET /assets/early-')
    const early = Promise.withResolvers<void>()
    await context.route('**/assets/early-*.js', (route) => early.promise.then(() => route.abort('connectionreset')))
    await page.goto('/contact', { waitUntil: 'commit' })
    const message = `Un solo toque, ${moment}.`
    await fill(page, { message })
    if (moment === 'before') await fields(page).send.click()
    early.resolve()
    if (moment === 'after') {
      await page.waitForLoadState('load')
      await fields(page).send.click()
    }
    await page.waitForURL('**/contact?sent=*')
    expect(await arrived(message)).toHaveLength(1)
  })

  test('keeps everything after a server error, is the same inquiry when sent again, and another once its key is taken', async () => {
    const { page, excuse } = await arrive()
    excuse('500 /api/inquiries', '422 /api/inquiries')
    const keys: (string | undefined)[] = []
    let isBroken = true
    await page.route('**/api/inquiries', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (isBroken) await route.fulfill({ status: 500, json: { error: 'x' } })
      else await route.continue()
    })
    await page.goto('/contact')
    const values = { ...good, message: 'El servidor falló una vez.' }
    await fill(page, values)
    await page.getByText('Componentes').click()
    await fields(page).send.click()
    await page.getByText('Error al enviar formulario. Intente nuevamente.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert')
    expect(await typed(page)).toEqual(values)
    expect(await page.getByLabel('Componentes').isChecked()).toBe(true)
    isBroken = false
    // Another inquiry has used the key meanwhile: this inquiry is refused, and the form then creates a new key.
    const headers = { origin: new URL(page.url()).origin, 'idempotency-key': keys[0] ?? '' }
    const other = { ...good, message: 'Otra con la misma clave.', language: 'es' }
    expect((await page.request.post('/api/inquiries', { data: other, headers })).status()).toBe(201)
    const refused = page.waitForResponse((response) => response.status() === 422)
    await fields(page).send.click()
    await refused
    await page.getByText('Error al enviar formulario. Intente nuevamente.').waitFor()
    expect(await typed(page)).toEqual(values)
    await fields(page).send.click()
    await page.waitForURL('**/contact?sent=*')
    expect(await arrived(values.message)).toHaveLength(1)
    expect(keys).toHaveLength(3)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test('is sent as a plain form by the second touch if neither hydration nor the queue works', async () => {
    const { page, context, excuse } = await arrive()
    excuse('ERR_CONNECTION_RESET /assets/forms-', 'ERR_CONNECTION_RESET /assets/hydrate-')
    await context.route(ISLANDS, (route) => route.abort('connectionreset'))
    await context.route(/\/assets\/forms-.*\.js$/, (route) => route.abort('connectionreset'))
    await page.goto('/contact')
    const message = 'Nada llegó, pero el formulario sí.'
    await fill(page, { message })
    await fields(page).send.click()
    await page.waitForSelector('html[data-lost]')
    expect(await typed(page)).toEqual({ ...good, message })
    await fields(page).send.click()
    await page.waitForURL('**/contact?sent=*')
    expect(await arrived(message)).toHaveLength(1)
  })

  test('answered in a new document works with script: input is kept and markup stays text', async () => {
    const { page, excuse } = await arrive(english)
    excuse('400 /contact')
    await page.goto('/contact')
    await hydrateIslands(page)
    const nasty = `</script><script>document.title='gone'</script> & "all" ${String.fromCharCode(0x2028)} that`
    // Submits the form without its script, as the event replay does if the early script does not arrive.
    await fill(page, { phone: '1', message: nasty })
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[method=post]')?.submit())
    await page.getByText('Invalid phone number').waitFor()
    expect(await page.title()).toContain('Contact')
    await hydrateIslands(page)
    expect(await typed(page)).toEqual({ ...good, phone: '1', message: nasty })
    // The language link loads a new document, and does not send the form again. The draft is restored there.
    await page.locator('a[lang=es]').filter({ visible: true }).first().click()
    await page.waitForSelector('html[lang=es]')
    await expect.poll(() => typed(page)).toEqual({ ...good, phone: '1', message: nasty })
    await fields(page).phone.fill(good.phone)
    await fields(page).send.click()
    await page.waitForURL('**/contact?sent=*')
    expect(await arrived('gone')).toMatchObject([{ message: nasty }])
  })
})
