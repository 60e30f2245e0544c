import { describe, expect, test } from 'vitest'
import { desktop } from '../browser.ts'
import { empty, fields, fill, good, ISLANDS, inquiryWalks, PRODUCT, typed } from '../inquiry-form.ts'
import { hydrateIslands } from '../walks.ts'

describe('an inquiry', () => {
  const { arrive, arrived } = inquiryWalks()

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
    await page.getByText('Formulario enviado.').filter({ visible: true }).first().waitFor()
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
