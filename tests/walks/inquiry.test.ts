import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Inquiry } from '#features/inquiries/inquiry.contract.ts'
import { ADMIN, desktop, phone, type Visitor } from '../browser.ts'
import { acceptDialog, type Guest, hydrateIslands, waitUntilIdle, walks } from '../walks.ts'

const english = { ...desktop, locale: 'en-US' }
const good = { name: 'Ana Pérez', phone: '5234 5678', message: 'Quiero un sistema de 5 kW para mi casa.' }
const PRODUCT = 'bateria-de-litio-de-pared-5-12-kwh'
/** Script that hydrates islands. */
const ISLANDS = /\/assets\/hydrate-.*\.js$/

type Stored = Pick<
  Inquiry,
  'name' | 'phone' | 'message' | 'code' | 'language' | 'systemType' | 'source' | 'productIds' | 'quantity' | 'cart' | 'suspicion'
>

describe('an inquiry', () => {
  // Each visitor has a different IP address: the eleventh inquiry from one address would be refused.
  const walk = walks({ environment: () => ({ TRUST_PROXY: '127.0.0.1' }) })
  let visits = 0

  async function arrive(options: BrowserContextOptions = phone): Promise<Guest> {
    visits += 1
    return walk.arrive({ ...options, extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${visits}` } })
  }

  /** Lists the stored inquiries that contain these words, as staff see them. */
  async function arrived(words: string): Promise<Stored[]> {
    const staff = await walk.browser.newContext({ baseURL: walk.shop.url })
    await staff.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
    const answer = await staff.request.get(`/api/admin/inquiries?q=${encodeURIComponent(words)}`)
    const found = (await answer.json()) as Stored[]
    await staff.close()
    return found
  }

  const fields = (page: Page) => ({
    name: page.locator('[name=name]'),
    phone: page.locator('[name=phone]'),
    message: page.locator('[name=message]'),
    send: page.locator('main form button[type=submit]'),
  })
  async function fill(page: Page, values: Partial<typeof good> = {}): Promise<void> {
    const { name, phone, message } = fields(page)
    const all = { ...good, ...values }
    await name.fill(all.name)
    await phone.fill(all.phone)
    await message.fill(all.message)
  }
  const typed = async (page: Page) => {
    const { name, phone, message } = fields(page)
    return { name: await name.inputValue(), phone: await phone.inputValue(), message: await message.inputValue() }
  }
  const empty = { name: '', phone: '', message: '' }

  /** Sends as many inquiries as are allowed from this visitor's IP address, which other people may share. */
  async function useUpLimit({ context }: Visitor): Promise<void> {
    for (let n = 0; n < 10; n += 1)
      expect((await context.request.post('/api/inquiries', { data: { ...good, language: 'es' } })).status()).toBe(201)
  }
  const WAIT = /Demasiados intentos\. Espere \d+ segundos\./

  describe('with script', () => {
    test('keeps its input through other pages, another language and a new document, until it is sent', async () => {
      const { page } = await arrive(desktop)
      const filled = async () => ({ ...(await typed(page)), kind: await page.locator('[name=systemType]:checked').inputValue() })
      const draft = { ...good, kind: 'generator' }
      await page.goto('/contact')
      await fill(page)
      await page.getByText('Solo generador').click()
      await hydrateIslands(page)
      const began = Date.now()
      await page.locator('footer a[href="/about"]').click()
      await page.waitForURL('**/about')
      await page.goBack()
      await expect.poll(filled).toEqual(draft)
      await page.locator('a[lang=en]').filter({ visible: true }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Contact', exact: true }).waitFor()
      await expect.poll(filled).toEqual(draft)
      // An inquiry about a product has its own draft, which does not change the draft of the general form.
      await page.goto(`/contact?product=${PRODUCT}`)
      await hydrateIslands(page)
      expect(await fields(page).message.inputValue()).toContain('Lithium wall battery')
      await fields(page).message.fill('For two houses, please.')
      const left = Date.now()
      await page.goto('/contact')
      await expect.poll(filled).toEqual(draft)
      // Sends the form as soon as the draft is restored. The reported time counts from the very first letter.
      const [sending] = await Promise.all([page.waitForRequest('**/api/inquiries'), fields(page).send.click()])
      expect(sending.postDataJSON().elapsedMs).toBeGreaterThanOrEqual(left - began)
      await page.getByText('Form submitted. We will contact you soon.').filter({ visible: true }).waitFor()
      expect((await arrived(good.message)).length).toBe(1)
      await page.goto('/contact')
      await hydrateIslands(page)
      expect(await fields(page).message.inputValue()).toBe('')
    })

    test('arrives once and complete, its code stays after a reload, and the form is empty', async () => {
      const { page } = await arrive()
      await page.goto('/contact')
      const message = 'Una nevera y cuatro bombillos, por favor.'
      await fill(page, { message })
      await page.getByText('Solo generador').click()
      await fields(page).send.click()
      const thanks = page.getByText('Formulario enviado. Nos pondremos en contacto pronto.').filter({ visible: true })
      await thanks.waitFor()
      const code = new URL(page.url()).searchParams.get('sent') ?? ''
      expect(code).toMatch(/^\w{7}$/)
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
      expect(await arrived(message)).toMatchObject([
        { ...good, message, code, language: 'es', systemType: 'generator', source: '/contact' },
      ])
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

    test.each([
      ['name', 1, 'Name must be at least 2 characters'],
      ['phone', 7, 'Invalid phone number'],
      ['message', 9, 'Message must be at least 10 characters'],
      ['name', 201, 'The text is too long.'],
      ['phone', 41, 'The text is too long.'],
      ['message', 5001, 'The text is too long.'],
    ] as const)('with a %s of %i characters is not sent: the field shows why and has the focus', async (field, length, problem) => {
      const { page } = await arrive(english)
      const sent: string[] = []
      page.on('request', (request) => request.url().endsWith('/api/inquiries') && sent.push(request.url()))
      await page.goto('/contact')
      await hydrateIslands(page)
      const values = { ...good, [field]: '5'.repeat(length) }
      await fill(page, values)
      await fields(page).send.click()
      await page.getByText('Not sent yet. Please check the marked fields.').waitFor()
      const input = fields(page)[field]
      expect(await input.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await input.getAttribute('aria-invalid')).toBe('true')
      const described = (await input.getAttribute('aria-describedby'))?.split(' ')[0]
      expect(await page.locator(`#${described}`).textContent()).toBe(problem)
      expect(await page.locator('[aria-invalid]').count()).toBe(1)
      expect(await typed(page)).toEqual(values)
      expect(sent).toEqual([])
      // A field is no longer marked as wrong once the visitor corrects it.
      await input.press('End')
      await input.pressSequentially('5')
      expect(await input.getAttribute('aria-invalid')).toBeNull()
    })

    test.each([
      ['fewest', 2, 8, 10],
      ['most', 200, 40, 5000],
    ])('with the %s characters allowed arrives', async (_, name, phoneLength, message) => {
      const { page } = await arrive(english)
      await page.goto('/contact')
      await hydrateIslands(page)
      const words = crypto.randomUUID().slice(0, 8)
      const values = { name: 'n'.repeat(name), phone: '5'.repeat(phoneLength), message: words.padEnd(message, 'm') }
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

    test('keeps input typed into a prefilled message before and during hydration', async () => {
      const { page, context } = await arrive()
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await context.route(ISLANDS, async (route) => {
        await held
        await route.continue()
      })
      // React calls this setter when it hydrates the message. The microtask types a letter right after that, during hydration.
      await page.addInitScript(() => {
        const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'defaultValue') as PropertyDescriptor
        let isTaken = false
        Object.defineProperty(HTMLTextAreaElement.prototype, 'defaultValue', {
          ...own,
          set(text: string) {
            own.set?.call(this, text)
            if (!isTaken) queueMicrotask(() => document.execCommand('insertText', false, 's'))
            isTaken = true
          },
        })
      })
      await page.goto(`/contact?product=${PRODUCT}`)
      const { message } = fields(page)
      const prefilled = 'Me interesa este producto: Batería de litio de pared 5.12 kWh.\n'
      expect(await message.inputValue()).toBe(prefilled)
      await message.focus()
      await page.keyboard.press('Control+Home')
      await page.keyboard.type('Para dos casa')
      release()
      await page.waitForSelector('[data-island][data-live]')
      await page.keyboard.type(': ')
      expect(await message.inputValue()).toBe(`Para dos casas: ${prefilled}`)
    })

    test('keeps input typed before hydration through another language, and the kind chosen before', async () => {
      const { page, context, excuse } = await arrive(desktop)
      excuse('ERR_CONNECTION_RESET /assets/hydrate-')
      const kind = () => page.locator('[name=systemType]:checked').inputValue()
      await context.route(ISLANDS, (route) => route.abort('connectionreset'))
      await page.goto('/contact')
      await fill(page)
      await page.getByText('Solo generador').click()
      await context.unroute(ISLANDS)
      await page.locator('a[lang=en]').filter({ visible: true }).first().click()
      await page.waitForSelector('html[lang=en]')
      await expect.poll(async () => [await typed(page), await kind()]).toEqual([good, 'generator'])
    })

    test('about a product includes it with its quantity, through another language, and counts as an inquiry', async () => {
      const { page } = await arrive(desktop)
      await page.goto(`/product/${PRODUCT}`)
      await hydrateIslands(page)
      const quote = page.getByRole('link', { name: 'Pedir cotización' })
      expect(await quote.evaluate(({ pathname, search }: HTMLAnchorElement) => pathname + search)).toBe(`/contact?product=${PRODUCT}`)
      await page.locator('.buy').getByRole('button', { name: 'Más' }).click()
      await quote.click()
      await page.waitForURL(`**/contact?product=${PRODUCT}&quantity=2#quote`)
      const quantity = page.locator('[name=quantity]')
      // The form is just below the sticky header, and the next Tab moves the focus into the form.
      const header = await page.locator('header').evaluate((element) => element.getBoundingClientRect().bottom)
      await expect.poll(() => page.locator('#quote').evaluate((form) => form.getBoundingClientRect().top)).toBeLessThan(200)
      expect(await page.locator('#quote').evaluate((form) => form.getBoundingClientRect().top)).toBeGreaterThanOrEqual(header)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('#quote') !== null)).toBe(true)
      await expect.poll(() => quantity.inputValue()).toBe('2')
      // A visitor may edit the quantity in the address.
      await page.goto(`/contact?product=${PRODUCT}&quantity=-7`)
      expect(await quantity.inputValue()).toBe('1')
      await quantity.fill('0')
      await fill(page, { message: 'Dos casas, tres baterías.' })
      await hydrateIslands(page)
      await fields(page).send.click()
      await page.getByText('Escriba una cantidad de 1 a 9999.').waitFor()
      expect(await quantity.evaluate((element) => element === document.activeElement)).toBe(true)
      await quantity.fill('3')
      await page.locator('a[lang=en]').filter({ visible: true }).first().click()
      await page.getByText('Lithium wall battery').filter({ visible: true }).first().waitFor()
      await expect.poll(() => quantity.inputValue()).toBe('3')
      const counted = page.waitForRequest(
        (request) => request.url().endsWith('/api/track/action') && request.postData()?.includes('"inquiry"') === true,
      )
      await fields(page).send.click()
      await page.waitForURL('**/contact?sent=*')
      const [sent] = await arrived('Dos casas, tres baterías.')
      expect(sent).toMatchObject({ quantity: 3, source: `/product/${PRODUCT}`, language: 'en', cart: null })
      expect(sent?.productIds).toHaveLength(1)
      expect((await counted).postDataJSON()).toMatchObject({ kind: 'inquiry', products: sent?.productIds })
    })

    test('has prefilled texts in the page’s language with the link’s quantity, and input unchanged', async () => {
      const { page } = await arrive(desktop)
      const quantity = page.locator('[name=quantity]')
      const shown = async () => ({ ...(await typed(page)), quantity: await quantity.inputValue() })
      const change = async (language: string) => {
        await hydrateIslands(page)
        await page.locator(`a[lang=${language}]`).filter({ visible: true }).first().click()
        await page.waitForSelector(`html[lang=${language}]`)
        await hydrateIslands(page)
      }
      const spanish = 'Me interesa este producto: Batería de litio de pared 5.12 kWh.\n'
      const english = 'I am interested in this product: Lithium wall battery 5.12 kWh.\n'
      await page.goto(`/contact?product=${PRODUCT}&quantity=2`)
      await hydrateIslands(page)
      expect(await shown()).toEqual({ ...empty, message: spanish, quantity: '2' })
      // While the form is untouched, a change of language rewrites the prefilled message.
      await change('en')
      await expect.poll(shown).toEqual({ ...empty, message: english, quantity: '2' })
      await fields(page).name.fill(good.name)
      await change('es')
      await expect.poll(shown).toEqual({ ...empty, name: good.name, message: spanish, quantity: '2' })
      await page.goto(`/contact?product=${PRODUCT}&quantity=5`)
      await expect.poll(shown).toEqual({ ...empty, name: good.name, message: spanish, quantity: '5' })
      await page.goBack()
      await expect.poll(shown).toEqual({ ...empty, name: good.name, message: spanish, quantity: '2' })
      await quantity.fill('3')
      await fields(page).message.fill(`${spanish}Para dos casas.`)
      await change('en')
      const own = { ...empty, name: good.name, message: `${spanish}Para dos casas.`, quantity: '3' }
      await expect.poll(shown).toEqual(own)
      await page.goto(`/contact?product=${PRODUCT}`)
      await expect.poll(shown).toEqual(own)
    })

    test('from the cart includes it, automatically when the connection is back, and the cart stays until it is emptied', async () => {
      const { page, context, excuse } = await arrive()
      excuse('ERR_INTERNET_DISCONNECTED')
      await page.goto(`/product/${PRODUCT}`)
      await page.locator('.buy button.btn-sun').click()
      await page.locator('button[data-cart]').click()
      await page.getByRole('link', { name: 'Enviar como consulta' }).click()
      await page.waitForURL('**/contact?cart=1*')
      const going = page.getByText('Lo que tiene en el carrito va con esta consulta.')
      const line = page.locator('main').getByText('1 x Batería de litio de pared')
      await line.waitFor()
      await fill(page, { message: 'Lo del carrito, por favor.' })
      // After a reload the cart's line and the message are there without a touch.
      await page.reload()
      await line.waitFor()
      await expect.poll(() => fields(page).message.inputValue()).toBe('Lo del carrito, por favor.')
      await context.setOffline(true)
      await fields(page).send.click()
      await page.getByText('Guardado en este dispositivo.').filter({ visible: true }).first().waitFor()
      await context.setOffline(false)
      await page.goto('/about')
      await expect.poll(async () => (await arrived('Lo del carrito, por favor.')).length).toBe(1)
      const [waited] = await arrived('Lo del carrito, por favor.')
      expect(waited).toMatchObject({ source: 'cart', productIds: [], quantity: null })
      expect(waited?.cart?.code).toMatch(/^\w{6}$/)
      expect(waited?.cart?.lines).toMatchObject([{ quantity: 1, name: expect.stringContaining('Batería de litio') }])

      // The same cart is not sent twice by mistake: the form says which inquiry it went with.
      await page.goto('/contact?cart=1')
      await page.getByText(new RegExp(`Este carrito ya fue con la consulta ${waited?.code}, el \\d+ .* Esta va sin él.`)).waitFor()
      expect([await line.count(), await fields(page).message.inputValue()]).toEqual([0, ''])
      await fill(page, { message: 'Y una pregunta.' })
      await fields(page).send.click()
      await page.waitForURL('**/contact?sent=*')
      expect((await arrived('Y una pregunta.'))[0]?.cart).toBeNull()
      expect(await page.getByText('Su carrito fue con la consulta').count()).toBe(0)
      await page.goto('/contact?cart=1')
      await page.getByRole('button', { name: 'Enviarlo otra vez' }).click()
      await line.waitFor()
      await expect.poll(() => fields(page).message.inputValue()).toContain('Quiero comprar')
      await fill(page, { message: 'Otra vez lo del carrito.' })
      await fields(page).send.click()
      await page.getByText('Su carrito fue con la consulta y sigue guardado aquí.').waitFor()
      expect((await arrived('Otra vez lo del carrito.'))[0]?.cart?.lines).toHaveLength(1)
      // The next inquiry is without the cart.
      expect(await going.count()).toBe(0)
      expect(await page.locator('button[data-cart]').getAttribute('data-count')).toBe('1')
      await page.getByRole('button', { name: 'Vaciar el carrito' }).click()
      await expect.poll(() => page.locator('button[data-cart]').getAttribute('data-count')).toBeNull()
      // With an empty cart the form does not say that the cart is included.
      await page.goto('/contact?cart=1')
      await expect.poll(() => going.count()).toBe(0)
    })

    test('from the cart includes it even if the form was never hydrated', async () => {
      const { page, context, excuse } = await arrive()
      excuse('ERR_CONNECTION_RESET /assets/hydrate-')
      const items = [{ id: 7, quantity: 2, product: { nameEs: 'Panel', oldPrice: '145.00' } }]
      await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify({ version: 1, code: '7KQ4XM', items }))
      await context.route(ISLANDS, (route) => route.abort('connectionreset'))
      await page.goto('/contact?cart=1')
      await fill(page, { message: 'Sin que el formulario viva, con carrito.' })
      await fields(page).send.click()
      await expect.poll(async () => (await arrived('Sin que el formulario viva, con carrito.')).length).toBe(1)
      const [sent] = await arrived('Sin que el formulario viva, con carrito.')
      expect(sent).toMatchObject({ source: 'cart', cart: { code: '7KQ4XM', lines: [{ productId: 7, quantity: 2, name: 'Panel' }] } })

      // The same cart is not sent twice by mistake.
      const before = page.locator('[data-text="Este carrito ya fue con otra consulta. Esta va sin él."]')
      const going = page.getByText('Lo que tiene en el carrito va con esta consulta.')
      await page.goto('/contact?cart=1')
      await before.waitFor()
      expect(await going.isVisible()).toBe(false)
      await fill(page, { message: 'Otra pregunta, sin el formulario vivo.' })
      await fields(page).send.click()
      await expect.poll(async () => (await arrived('Otra pregunta, sin el formulario vivo.')).length).toBe(1)
      expect((await arrived('Otra pregunta, sin el formulario vivo.'))[0]?.cart).toBeNull()
      // Another cart goes with the next inquiry.
      await page.addInitScript(() => localStorage.setItem('cart', localStorage.cart.replace('"quantity":2', '"quantity":3')))
      await page.goto('/contact?cart=1')
      await going.waitFor()
      expect(await before.isVisible()).toBe(false)
    })

    test('from the cart asks for a kind of system only if the cart contains power goods', async () => {
      const { page, context } = await arrive()
      const products = (await (await context.request.get('/api/products')).json()) as { id: number; slug: string }[]
      const cartOf = (...slugs: string[]) =>
        JSON.stringify({
          version: 1,
          code: '7KQ4XM',
          items: slugs.map((slug) => ({ id: products.find((one) => one.slug === slug)?.id, quantity: 1 })),
        })
      const kinds = page.locator('[name=systemType]')
      await page.goto('/contact')
      for (const [cart, count] of [
        [cartOf('cemento-portland-42-5-kg-paleta'), 0],
        [cartOf('cemento-portland-42-5-kg-paleta', PRODUCT), 4],
      ] as const) {
        await page.evaluate((stored) => localStorage.setItem('cart', stored), cart)
        const [answer] = await Promise.all([page.waitForResponse('**/api/power?*'), page.goto('/contact?cart=1')])
        expect(answer.status()).toBe(200)
        await expect.poll(() => kinds.count()).toBe(count)
      }
    })

    test('about a deleted product starts like any other, and keeps every word if the product is deleted meanwhile', async () => {
      const { page } = await arrive()
      await page.goto('/contact?product=nobody-sells-this')
      expect(await typed(page)).toEqual(empty)
      expect(await page.locator('[name=quantity]').count()).toBe(0)
      // A draft that was stored while the product was sold is in the form after the product was deleted.
      const draft = { ...good, touchedAt: Date.now() }
      await page.evaluate((kept) => sessionStorage.setItem('inquiry-draft', kept), JSON.stringify({ '/product/nobody-sells-this': draft }))
      for (const language of ['', '&lang=en']) {
        await page.goto(`/contact?product=nobody-sells-this${language}`)
        await expect.poll(() => typed(page)).toEqual(good)
      }
    })
  })

  describe('an offline inquiry', () => {
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
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
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

    test.each([401, 403, 404, 405])('waits while a proxy or a captive portal answers with %i, and arrives once', async (status) => {
      const { page, context, excuse } = await arrive()
      excuse(`${status} /api/inquiries`)
      const keys: (string | undefined)[] = []
      await context.route('**/api/inquiries', (route) => {
        keys.push(route.request().headers()['idempotency-key'])
        return route.fulfill({ status, contentType: 'text/html', body: '<h1>Portal</h1>' })
      })
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
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

    test('can be corrected while it waits, and arrives once, as it was corrected', async () => {
      const { page, context, excuse } = await arrive()
      excuse('ERR_INTERNET_DISCONNECTED')
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
      await context.setOffline(true)
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
      expect(await arrived('Necesito cuatro paneles.')).toHaveLength(1)
      expect(await arrived('Necesito tres paneles.')).toEqual([])
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

    test.each([
      ['es', phone, 'No llega respuesta. La consulta está guardada en este dispositivo'],
      ['en', english, 'No answer is coming. The inquiry is saved on this device'],
    ])('says after ten seconds of silence that it is kept, and arrives once, in %s', async (language, options, words) => {
      const { page, context } = await arrive(options)
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await context.route('**/api/inquiries', async (route) => {
        await held
        await route.continue()
      })
      const message = `Una línea que no da nada: ${language}.`
      await fill(page, { message })
      await page.clock.install()
      await fields(page).send.click()
      await page.locator('main form button[aria-busy]').waitFor()
      const note = page.getByRole('alert').filter({ hasText: words })
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

    test('is sent by the next open page', async () => {
      const { page, context, excuse } = await arrive()
      excuse('ERR_CONNECTION_RESET /api/inquiries')
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
      await context.route('**/api/inquiries', (route) => route.abort('connectionreset'))
      const message = 'La envía la página siguiente.'
      await fill(page, { message })
      await fields(page).send.click()
      await waiting(page).waitFor()
      await context.unroute('**/api/inquiries')
      await page.goto('/products')
      await expect.poll(async () => (await arrived(message)).length).toBe(1)
      await page.goto('/contact')
      await thanks(page).waitFor()
      expect(await arrived(message)).toHaveLength(1)
    })

    test('is confirmed automatically as the same one if only its answer was lost', async () => {
      const { page, context, excuse } = await arrive()
      excuse('ERR_CONNECTION_RESET /api/inquiries')
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
      const message = 'Llegó, pero la respuesta no.'
      let times = 0
      await context.route('**/api/inquiries', async (route) => {
        times += 1
        if (times > 1) return route.continue()
        await route.fetch()
        await route.abort('connectionreset')
      })
      await fill(page, { message })
      await fields(page).send.click()
      await waiting(page).waitFor()
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

    test('can be discarded and is then never sent', async () => {
      const { page, context, excuse } = await arrive()
      excuse('ERR_INTERNET_DISCONNECTED')
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
      await context.setOffline(true)
      const message = 'Mejor no la envíen nunca.'
      await fill(page, { message })
      await fields(page).send.click()
      await waiting(page).waitFor()
      page.once('dialog', acceptDialog)
      await page.getByRole('button', { name: 'Descartar' }).click()
      await waiting(page).waitFor({ state: 'hidden' })
      await context.setOffline(false)
      await page.goto('/')
      await waitUntilIdle(page)
      expect(await arrived(message)).toEqual([])
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
      await page.goto('/contact')
      await fields(page).name.focus()
      await hydrateIslands(page)
      await context.setOffline(true)
      await fill(page)
      await fields(page).send.click()
      await page.getByRole('alert').filter({ hasText: 'este navegador no deja guardar' }).waitFor()
      expect(await typed(page)).toEqual(good)
    })

    test('a damaged queue blocks nothing', async () => {
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

  describe('without script', () => {
    const plain = { ...phone, javaScriptEnabled: false }

    /** Sends invalid values too, as browsers do that know no rules of fields. */
    const ignoreRules = (page: Page) =>
      page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true
      })

    test('is refused with all input and a message at each field, then arrives once', async () => {
      const { page, excuse } = await arrive(plain)
      excuse('400 /contact')
      await page.goto('/contact')
      await fill(page, { name: 'A', phone: '5212', message: '¿Precio?' })
      await page.getByText('Solo generador').click()
      // The browser itself refuses each field, in its own language.
      await fields(page).send.click()
      expect(
        await page.locator('main :is(input, textarea):invalid').evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
      ).toEqual(['name', 'phone', 'message'])
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
      await ignoreRules(page)
      const [refused] = await Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'POST'),
        fields(page).send.click(),
      ])
      expect([refused.status(), refused.headers()['cache-control']]).toEqual([400, 'no-store'])
      await page.locator('.err').first().waitFor()
      expect(await page.locator('.err').allTextContents()).toEqual([
        'El nombre debe tener al menos 2 caracteres',
        'Número de teléfono no válido',
        'El mensaje debe tener al menos 10 caracteres',
      ])
      expect(await page.locator('.note-err').filter({ visible: true }).textContent()).toContain(
        'No se ha enviado todavía. Revise los campos marcados.',
      )
      expect(await typed(page)).toEqual({ name: 'A', phone: '5212', message: '¿Precio?' })
      expect(await page.getByLabel('Solo generador').isChecked()).toBe(true)

      const message = 'Sin script y con dos toques.'
      await fill(page, { message })
      await fields(page).send.dblclick()
      await page.waitForURL('**/contact?sent=*')
      expect(await page.locator('.note-ok').filter({ visible: true }).textContent()).toContain(
        'Formulario enviado. Nos pondremos en contacto pronto.',
      )
      expect(await typed(page)).toEqual(empty)
      await page.reload()
      const found = await arrived(message)
      expect(found).toMatchObject([{ message, systemType: 'generator', language: 'es' }])
      expect(await page.locator('.note-ok').filter({ visible: true }).textContent()).toContain(found[0]?.code)
    })

    test('about a product includes it with its quantity', async () => {
      const { page, excuse } = await arrive(plain)
      excuse('400 /contact')
      await page.goto(`/product/${PRODUCT}`)
      await page.getByRole('link', { name: 'Pedir cotización' }).click()
      await page.locator('[name=quantity]').fill('99999')
      await fill(page, { message: 'Sin script, cinco baterías.' })
      await ignoreRules(page)
      await fields(page).send.click()
      await page.getByText('Escriba una cantidad de 1 a 9999.').waitFor()
      expect(await page.locator('[name=quantity]').inputValue()).toBe('99999')
      await page.locator('[name=quantity]').fill('5')
      await fields(page).send.click()
      await page.waitForURL('**/contact?sent=*')
      const [sent] = await arrived('Sin script, cinco baterías.')
      expect(sent).toMatchObject({ quantity: 5, source: `/product/${PRODUCT}` })
      expect(sent?.productIds).toHaveLength(1)
    })

    test('about a moved product keeps it, and about one deleted meanwhile keeps every word', async () => {
      const { context } = await arrive(plain)
      const staff = await walk.browser.newContext({ baseURL: walk.shop.url, extraHTTPHeaders: { origin: walk.shop.url } })
      await staff.request.post('/api/admin/login', { data: ADMIN })
      const sold = (await (await staff.request.get('/api/admin/products')).json()) as { id: number; slug: string }[]
      const address = `/api/admin/products/${sold.find(({ slug }) => slug === 'barras-corrugadas-12-mm-atado')?.id}`
      await staff.request.put(address, { data: { slug: 'cabillas' } })
      const moved = await (await context.request.get('/contact?product=barras-corrugadas-12-mm-atado&quantity=4')).text()
      expect(moved).toMatch(/name="productIds" value="\d+"/)
      expect(moved).toMatch(/name="quantity"[^>]* value="4"/)
      await staff.request.put(address, { data: { isActive: false } })
      const form = { ...good, message: 'Cuatro bultos de cabillas.', phone: '1', quantity: '4' }
      const refused = await context.request.post('/contact?product=cabillas&lang=es', { form, maxRedirects: 0 })
      expect([refused.status(), (await refused.text()).includes(form.message)]).toEqual([400, true])
      await staff.close()
    })

    test('shows the waiting time and keeps every word if it comes too soon', async () => {
      const visitor = await arrive(plain)
      const { page } = visitor
      visitor.excuse('429 /contact')
      await useUpLimit(visitor)
      await page.goto('/contact')
      await fill(page)
      await fields(page).send.click()
      expect(await page.locator('.note-err').filter({ visible: true }).textContent()).toMatch(WAIT)
      expect(await typed(page)).toEqual(good)
    })

    test('is answered in the language of the page, whatever the browser prefers', async () => {
      const { page, excuse } = await arrive(plain)
      excuse('400 /contact')
      await page.goto('/contact?lang=en')
      await page.context().clearCookies()
      await fill(page, { phone: '1' })
      await ignoreRules(page)
      await fields(page).send.click()
      await expect.poll(() => page.locator('.err').allTextContents()).toEqual(['Invalid phone number'])
      await page.context().clearCookies()
      await fill(page, { message: 'In English and without a cookie.' })
      await fields(page).send.click()
      await page.getByText('Form submitted. We will contact you soon.').filter({ visible: true }).waitFor()
      expect(await arrived('without a cookie')).toMatchObject([{ language: 'en' }])
    })

    test('is stored once if the browser sends it twice', async () => {
      const { context } = await arrive(plain)
      const form = { ...good, message: 'Dos veces el mismo formulario.', systemType: '', website: '' }
      const send = () => context.request.post('/contact?lang=es', { form, maxRedirects: 0 })
      const answers = await Promise.all([send(), send()])
      expect(answers.map((answer) => answer.status())).toEqual([303, 303])
      const found = await arrived(form.message)
      expect(found).toHaveLength(1)
      for (const answer of answers) expect(answer.headers().location).toBe(`/contact?sent=${found[0]?.code}&lang=es#quote`)
    })

    test('is answered in German to an administrator', async () => {
      const { page, context, excuse } = await arrive({ ...desktop, javaScriptEnabled: false })
      excuse('400 /contact')
      await context.request.post('/api/admin/login', { data: ADMIN, headers: { origin: walk.shop.url } })
      await page.goto('/contact?lang=de')
      await fill(page, { name: 'B' })
      await ignoreRules(page)
      await page.getByRole('button', { name: 'Anfrage senden' }).click()
      await expect.poll(() => page.locator('.err').allTextContents()).toEqual(['Der Name muss mindestens 2 Zeichen lang sein'])
      await fill(page, { message: 'Auf Deutsch, von der Verwaltung.' })
      await page.getByRole('button', { name: 'Anfrage senden' }).click()
      await page.getByText('Formular gesendet. Wir melden uns in Kürze bei Ihnen.').filter({ visible: true }).waitFor()
      expect(await arrived('Verwaltung')).toMatchObject([{ language: 'de' }])
    })

    test('shows its markup as text everywhere', async () => {
      const { page, excuse } = await arrive(plain)
      excuse('400 /contact')
      await page.goto('/contact')
      const nasty = `</textarea></script><script>alert(1)</script><img src=x onerror=alert(2)> "quotes" & 'more'`
      await fill(page, { name: nasty, phone: '1', message: nasty })
      await ignoreRules(page)
      await fields(page).send.click()
      // The values are in the server's answer with the errors, not in the document where they were typed.
      await page.locator('.err').first().waitFor()
      expect(await typed(page)).toEqual({ name: nasty, phone: '1', message: nasty })
      expect(await page.locator('main img').count()).toBe(0)
    })
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

  test('from another site is turned away', async () => {
    const { context } = await arrive()
    const answer = await context.request.post('/contact', { form: good, headers: { origin: 'https://elsewhere.example' } })
    expect(answer.status()).toBe(403)
  })
})
