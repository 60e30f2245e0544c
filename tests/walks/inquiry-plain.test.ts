import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ADMIN, desktop, phone } from '../browser.ts'
import { empty, fields, fill, good, inquiryWalks, PRODUCT, typed, useUpLimit, WAIT } from '../inquiry-form.ts'

describe('an inquiry without script', () => {
  const { walk, arrive, arrived } = inquiryWalks()
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
    const [refused] = await Promise.all([page.waitForResponse((answer) => answer.request().method() === 'POST'), fields(page).send.click()])
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

  test('from another site is turned away', async () => {
    const { context } = await arrive()
    const answer = await context.request.post('/contact', { form: good, headers: { origin: 'https://elsewhere.example' } })
    expect(answer.status()).toBe(403)
  })
})
