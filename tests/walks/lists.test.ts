import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { categoryId, categoryPath } from '../goods.ts'
import { lookAtLetters } from '../letters.ts'
import { readPage } from '../read-page.ts'
import { walks } from '../walks.ts'

const LONG = '/products?q=voltios'
const cards = (page: Page) => page.getByRole('main').locator('article h3')
const opener = (page: Page) => page.locator('.tools button')
const form = (page: Page) => page.getByRole('form', { name: 'Filtros' })
const show = (page: Page) => form(page).getByRole('button', { name: 'Ver productos' }).click()
const count = async (page: Page) => Number.parseInt((await page.locator('#products').textContent()) ?? '', 10)

describe('a list of products', () => {
  const walk = walks({ onlyLooks: true })
  const read = (path: string) => readPage(`${walk.shop.url}${path}`)

  test.each([
    ['on a phone without script', { ...phone, javaScriptEnabled: false }],
    ['at a desk', desktop],
  ])('is narrowed by a plain form, %s; each choice can be taken back', async (_, options) => {
    const { page } = await walk.arrive(options)
    await page.goto(LONG)
    const all = await count(page)
    const isPhone = options !== desktop
    expect([isPhone, await form(page).isVisible()]).toEqual([isPhone, !isPhone])
    if (isPhone) await opener(page).click()
    await form(page)
      .getByRole('checkbox', { name: /^Inversores híbridos \d+$/ })
      .check()
    await form(page).getByRole('textbox', { name: 'Precio hasta, USD' }).fill('700')
    await show(page)
    await page.getByRole('link', { name: 'Inversores híbridos, quitar' }).waitFor()
    const few = await count(page)
    expect(few).toBeLessThan(all)
    // Only inverters are left in the list, so the form now offers filters for their figures.
    if (isPhone) await opener(page).click()
    const power = form(page).getByRole('checkbox', { name: /^4 a 6 kW \d+$/ })
    if (!(await power.isVisible())) await form(page).getByText('Potencia', { exact: true }).click()
    const told = Number(/\d+$/.exec((await power.locator('xpath=..').textContent()) ?? '')?.[0])
    await power.check()
    await form(page).getByRole('combobox', { name: 'Ordenar por' }).selectOption('Precio: de mayor a menor')
    if (!isPhone) await page.waitForFunction(() => window.q?.go)
    await show(page)
    await page.getByRole('link', { name: '4 a 6 kW, quitar' }).waitFor()
    expect(await count(page)).toBe(told)
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-price')
    // Empty fields are in the address only without script, and never in addresses that the page contains.
    expect(new URL(page.url()).searchParams.get('min')).toBe(isPhone ? '' : null)
    expect(await page.locator('meta[property="og:url"]').getAttribute('content')).toMatch(/\?q=voltios$/)
    expect(await page.getByRole('main').locator('a[href*="=&"], a[href$="="]').count()).toBe(0)

    await page.goBack()
    await page.getByRole('link', { name: 'Inversores híbridos, quitar' }).waitFor()
    expect(await count(page)).toBe(few)
    // The form shows the filters of the address, not the boxes that were ticked last.
    expect(await page.locator('input[name=kw][value="4-6"]').isChecked()).toBe(false)
    expect(await page.locator('select[name=sort]').inputValue()).toBe('')
    await page.getByRole('link', { name: 'hasta 700 USD, quitar' }).click()
    await page.waitForURL(({ searchParams }) => !searchParams.get('max'))
    await page.getByRole('link', { name: 'Inversores híbridos, quitar' }).click()
    await page.waitForURL(({ searchParams }) => !searchParams.get('in'))
    expect(await count(page)).toBe(all)
  })

  test('a typed price sets its filter', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto('/products?q=inversor')
    const all = await count(page)
    await page.goto('/products?q=inversor+por+menos+de+500+dolares')
    await page.getByRole('heading', { level: 1, name: 'Resultados para «inversor»' }).waitFor()
    expect(await page.locator('.srch input').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual([
      'inversor',
      'inversor',
    ])
    expect(await count(page)).toBeLessThan(all)
    expect(await page.locator('input[name=max]').inputValue()).toBe('500')
    // A price filter in the address overrides the price in the words.
    await page.goto('/products?q=inversor+menos+de+500&min=600')
    await page.getByRole('heading', { level: 1, name: 'Resultados para «inversor»' }).waitFor()
    await page.getByRole('link', { name: 'desde 600 USD, quitar' }).waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'hasta 500 USD, quitar' }).click()
    await page.waitForURL('**/products?q=inversor')
    expect(await count(page)).toBe(all)
    await page.goBack()
    await page.getByRole('link', { name: 'hasta 500 USD, quitar' }).waitFor()

    await page.goto('/products?q=inversor+menos+de+100')
    await page.getByRole('link', { name: `Sin el filtro «Precio, USD»: ${all} productos` }).click()
    await page.waitForURL('**/products?q=inversor')
    // A price without a product is a filter on all products.
    await page.goto('/products?q=menos+de+100+usd')
    const cheap = await count(page)
    expect(cheap).toBeGreaterThan(5)
    await page.goto('/products?max=100')
    await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor()
    expect(await count(page)).toBe(cheap)
    await page.getByRole('link', { name: 'hasta 100 USD, quitar' }).click()
    await page.waitForURL('**/products')
  })

  test('a category with subcategories leads to one list of all its goods, which filters narrow', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    const path = categoryPath('generators')
    await page.goto(path)
    const link = page.getByRole('link', { name: /^Ver los \d+ productos$/ })
    const told = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])
    await link.click()
    await page.waitForURL(`**${path}&subcategory=all`)
    expect([await count(page), await cards(page).count()]).toEqual([told, told])
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await opener(page).click()
    await form(page).getByText('Combustible', { exact: true }).click()
    await form(page)
      .getByRole('checkbox', { name: /^Gasolina \d+$/ })
      .check()
    await show(page)
    await page.getByRole('link', { name: 'Gasolina, quitar' }).waitFor()
    expect(await count(page)).toBeLessThan(told)
    await page.getByRole('link', { name: 'Gasolina, quitar' }).click()
    await page.waitForURL(`**${path}&subcategory=all`)
  })

  test('filters count the products shown by their list, in each category', async () => {
    const ids = ((await (await fetch(`${walk.shop.url}/api/categories`)).json()) as { id: number }[]).map(({ id }) => id)
    expect(ids).toContain(categoryId('accessories'))
    let products = 0
    for (const id of ids)
      for (const path of [`/products?category=${id}`, `/products?category=${id}&subcategory=all`]) {
        const html = await (await fetch(`${walk.shop.url}${path}`, { headers: { 'accept-language': 'es' } })).text()
        const counts = [...html.matchAll(/name="stock"[^>]*>[^<]*<span class="n">(\d+)</g)].map(([, count]) => Number(count))
        const shown = Number(/class="muted num[^>]*>(\d+)/.exec(html)?.[1] ?? 0)
        products += shown
        // A list of part of a category has no filters.
        if (counts.length > 0) expect([path, counts.reduce((sum, count) => sum + count, 0)]).toEqual([path, shown])
        expect([path, html.match(/<h3><a href="\/product\//g)?.length ?? 0]).toEqual([path, shown])
      }
    // Checks that the patterns have matched anything: otherwise all sums would be 0, and equal.
    expect(products).toBeGreaterThan(ids.length)
  })

  test('beside its filters a list has three columns at 1,280 px', async () => {
    const { page } = await walk.arrive({ ...desktop, viewport: { width: 1280, height: 800 } })
    await page.goto(LONG)
    const tops = await page.locator('.grid-p > .card').evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().top))
    expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, false])
  })

  test.each([
    [390, '.hdr .logo'],
    [1280, '.hdr .srch input'],
  ])('the header returns on scrolling up, and stays while it has the focus (%d px)', async (width, part) => {
    const { page } = await walk.arrive({ viewport: { width, height: 800 }, locale: 'es-CU' })
    await page.goto(LONG)
    await page.waitForFunction(() => window.q?.go)
    const isSeen = () => page.locator(part).evaluate((seen) => seen.getBoundingClientRect().top >= 0)
    const height = await page.evaluate(() => document.body.scrollHeight)
    await page.mouse.wheel(0, 2000)
    await expect.poll(isSeen).toBe(false)
    await page.mouse.wheel(0, -200)
    await expect.poll(isSeen).toBe(true)
    // The height of the page stays the same, so the header moves nothing below it.
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height)
    await page.mouse.wheel(0, 300)
    await expect.poll(isSeen).toBe(false)
    await page.mouse.wheel(0, -200)
    await page.locator(part).focus()
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-up'))).toBe(false)
    expect(await isSeen()).toBe(true)
  })

  test('the categories are one page, which reports unknown parts of an address', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    for (const address of ['/products?fuel=uranium', '/products?min=-5', `${categoryPath('generators')}&fuel=uranium`]) {
      await page.goto(address)
      await page.getByText('No entendimos una parte de lo que pidió, y quedó fuera.').waitFor()
    }
    await page.goto('/products?page=99999')
    await page.getByText('La página 99999 no existe: esta es la última.').waitFor()
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/products$/)
  })

  test('a typed limit sets the filter of its figure, and one without a filter is reported', async () => {
    const panels = await read('/products?q=panel+menos+de+500+w')
    expect([panels.heading, panels.linkTo('menos de 500 W, quitar')]).toEqual(['Resultados para «panel»', '/products?q=panel'])
    const names = panels.names.join('; ')
    for (const figure of ['300', '400', '450']) expect(names).toContain(figure)
    expect(names).not.toContain('550')
    expect((await read('/products?q=generador+desde+5+kw')).linkTo('desde 5 kW, quitar')).toBe('/products?q=generador')
    const cable = await read('/products?q=cable+de+mas+de+10+m')
    expect(cable.text).toContain('No se puede filtrar por «mas de 10 m»: se buscó solo la cifra.')
    const light = await read('/products?q=generador+de+menos+de+50+kg')
    expect(light.text).toContain(
      'No se puede filtrar por «menos de 50 kg», así que la lista no está acotada por eso. Compruébelo en cada producto.',
    )
    expect(light.text).not.toContain('lo más cercano')
    const cycles = await read('/products?q=bateria+de+mas+de+5000+ciclos')
    expect(cycles.text).toContain('No se puede filtrar por «mas de 5000 ciclos», así que la lista no está acotada')
    const both = await read('/products?q=inversor+menos+de+100+usd+y+bateria+menos+de+1000+usd')
    expect(both.text).toContain('De «inversor menos de 100 usd» no hay nada aquí.')
    expect(both.names.join('; ')).toMatch(/^(?:(?!Inversor).)*Batería/s)
    const two = await read('/products?q=inversor+menos+de+300+usd+o+mas+de+1000+usd')
    expect(two.text).toContain('«menos de 300 usd, mas de 1000 usd» no cabe en un solo filtro y no se tuvo en cuenta.')
  })

  test('excluded terms are removed from the results, or reported if they cannot be', async () => {
    const { heading, names, linkTo } = await read('/products?q=generador+que+no+sea+de+gasolina')
    expect(heading).toBe('Resultados para «generador»')
    expect(names.filter((name) => /gasolina/i.test(name))).toEqual([])
    expect(names.length).toBeGreaterThan(1)
    expect(linkTo('Excepto gasolina, quitar')).toBe('/products?q=generador')
    expect((await read('/products?q=generador')).names.length).toBeGreaterThan(names.length)
    const chinese = await read('/products?q=inversor+que+no+sea+chino')
    expect(chinese.text).toContain('No supimos dejar fuera «que no sea chino»: puede estar entre los resultados.')
  })

  test('a limit on volts selects the values within it, and without any lists the available ones', async () => {
    const some = await read('/products?q=inversor+menos+de+48+v')
    expect(some.heading).toBe('Resultados para «inversor»')
    expect(some.count).toBeGreaterThan(0)
    expect(some.checked('battery')).toEqual(['12', '24'])
    const other = some.linkTo('12 V, quitar') ?? ''
    expect(other).toMatch(/battery=24$/)
    expect((await read(other)).checked('battery')).toEqual(['24'])
    const none = await read('/products?q=inversor+menos+de+10+v')
    expect(none.text).toMatch(/Batería, menos de 10 V: aquí no hay\. Sí hay de 12 V, 24 V(?:, 48 V)?.* y .+\./)
    expect(none.linkTo('menos de 10 V, quitar')).toBe('/products?q=inversor')
  })

  test('a price in a foreign currency is reported, and sets no filter', async () => {
    const note = (words: string) => `Los precios de aquí están en dólares (USD): «${words}» no se tuvo en cuenta.`
    const all = await read('/products?q=inversor')
    const euros = await read('/products?q=inversor+menos+de+500+euros')
    expect(euros.text).toContain(note('menos de 500 euros'))
    expect([euros.heading, euros.count, euros.value('max')]).toEqual(['Resultados para «inversor»', all.count, ''])
    // A price without a product lists all products. The note is on their second page, too.
    const pesos = await read('/products?q=menos+de+90000+pesos')
    expect(pesos.text).toContain(note('menos de 90000 pesos'))
    expect(pesos.count).toBeGreaterThan(24)
    const next = pesos.linkTo('Mostrar más') ?? ''
    expect(next).toMatch(/page=2/)
    const second = await read(next)
    expect(second.text).toContain(note('menos de 90000 pesos'))
    expect(second.count).toBe(pesos.count)
    expect((await read('/compare?p=1&q=inversor+menos+de+500+euros')).text).toContain(note('menos de 500 euros'))
  })

  test('a query for cheap goods sorts by price, chosen in the form', async () => {
    const cheap = await read('/products?q=inversor+barato')
    expect([cheap.heading, cheap.chosen('sort')]).toEqual(['Resultados para «inversor»', 'price'])
    const cheapest = await read('/products?q=lo+mas+barato')
    expect([cheapest.heading, cheapest.chosen('sort')]).toEqual(['Productos', 'price'])
    const second = await read(cheapest.linkTo('Mostrar más') ?? '')
    expect(second.text).toContain('Página 2 de')
    expect(second.count).toBe(cheapest.count)
  })

  test('reports a figure that no product has', async () => {
    const told = 'Aquí nada indica 700 W; esto es lo más cercano.'
    const other = await read('/products?q=panel+700w')
    expect(other.text).toContain(told)
    expect(other.names[0]).toContain('550 W')
    expect((await read('/products?q=panel+550w')).text).not.toContain(told)
  })

  test('without results names the filter to loosen and the parts of the link that were ignored', async () => {
    const { page } = await walk.arrive({ ...phone, javaScriptEnabled: false })
    await page.goto(`${LONG}&stock=in_stock&kw=3-5&max=5&fuel=coal`)
    await page.getByText('No entendimos una parte de lo que pidió, y quedó fuera.').waitFor()
    await page.getByRole('heading', { name: 'Nada cumple todo esto a la vez' }).waitFor()
    await page.getByRole('link', { name: /^Sin el filtro «Precio, USD»: \d+ productos$/ }).click()
    await page.getByRole('link', { name: '3 a 5 kW, quitar' }).waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
  })

  test('of a category includes its subcategories once it is filtered', async () => {
    expect((await read(`${categoryPath('hybrid-inverters')}&stock=in_stock`)).names.length).toBeGreaterThan(2)
  })

  test('loads more below, and is restored on going back', async () => {
    const { page, excuse } = await walk.arrive(phone)
    await page.goto(LONG)
    const more = page.getByRole('link', { name: 'Mostrar más' })
    const total = await count(page)
    expect(await cards(page).count()).toBe(24)

    // The connection breaks: a message says so, the list stays, and the next touch tries again.
    excuse('ERR_FAILED /products')
    await page.route('**/products?q=voltios&page=2', (route) => route.abort())
    await more.click()
    await page.locator('#notice').getByText('No llegaron más productos: toque «Mostrar más» otra vez.').waitFor()
    expect(await page.locator('.toast-lost').isVisible()).toBe(false)
    expect(await cards(page).count()).toBe(24)
    await page.unroute('**/products?q=voltios&page=2')
    await more.dblclick()
    await expect.poll(() => cards(page).count()).toBe(total)
    expect(new Set(await cards(page).allTextContents()).size).toBe(total)
    expect(page.url()).toContain(LONG)
    expect(await page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
    await page.getByText('Página 2 de 2').waitFor()

    const last = cards(page).last()
    const name = await last.textContent()
    await last.scrollIntoViewIfNeeded()
    await last.getByRole('link').click()
    await page.waitForURL('**/product/**')
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBe(total)
    await expect
      .poll(() =>
        cards(page)
          .last()
          .evaluate((card) => card.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true)
    expect(await cards(page).last().textContent()).toBe(name)
  })

  test('is restored after a reload, and after the tab was discarded', async () => {
    const { page } = await walk.arrive(phone)
    await page.goto(LONG)
    const total = await count(page)
    await page.getByRole('link', { name: 'Mostrar más' }).click()
    await expect.poll(() => cards(page).count()).toBe(total)
    const isSeen = () =>
      cards(page)
        .last()
        .evaluate((card) => card.getBoundingClientRect().top < innerHeight && card.getBoundingClientRect().bottom > 0)
    await cards(page).last().scrollIntoViewIfNeeded()
    // A discarded tab sends no `pagehide` event, so the test suppresses the event.
    await page.evaluate(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true }))
    await expect.poll(() => page.evaluate(() => (history.state as { top?: number }).top === scrollY && scrollY > 1000)).toBe(true)
    await page.reload()
    await expect.poll(() => cards(page).count()).toBe(total)
    await expect.poll(isSeen).toBe(true)
  })

  test('gives up a hanging connection, and tries again on request', async () => {
    const { page } = await walk.arrive(phone)
    await page.clock.install()
    await page.goto(LONG)
    const total = await count(page)
    const next = page.locator('#pages [rel=next]')
    const name = 'Mostrar más'
    let isHanging = true
    await page.route('**/products?q=voltios&page=2', (route) => (isHanging ? undefined : route.continue()))
    const asked = page.waitForRequest('**/products?q=voltios&page=2')
    await next.click()
    await asked
    expect(await next.textContent()).toBe('Cargando…')
    await page.clock.runFor(11_000)
    expect(await next.textContent()).toBe('Cargando…')
    await page.clock.runFor(1500)
    await page.locator('#notice').getByText('No llegaron más productos: toque «Mostrar más» otra vez.').waitFor()
    expect(await next.textContent()).toBe(name)
    isHanging = false
    await next.click()
    await expect.poll(() => cards(page).count()).toBe(total)
  })

  test.each([
    ['es-CU', 320],
    ['en-US', 390],
    ['es-CU', 1280],
  ] as const)('has no barrier and fits with its filters open (%s, %d px)', async (locale, width) => {
    const { page } = await walk.arrive({ viewport: { width, height: 844 }, locale })
    await page.goto(`${LONG}&stock=in_stock`)
    if (width < 1024) await opener(page).click()
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    if (width < 1024) expect(await lookAtLetters(page, 'filters')).toEqual([])
  })
})
