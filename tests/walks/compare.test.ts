import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { comparison } from '../public-routes.ts'
import { walks } from '../walks.ts'

const WALL = productId('bateria-de-litio-de-pared-5-12-kwh')
const FLOOR = productId('bateria-de-litio-de-pie-10-24-kwh')
const RACK = productId('bateria-de-rack-5-12-kwh-19')
const THREE = `/compare?p=${WALL},${FLOOR},${RACK}`
const FOUR = comparison(
  'sistema-solar-completo-3-kw',
  'inversor-hibrido-5-kw',
  'bateria-de-rack-5-12-kwh-19',
  'panel-solar-550-w-monocristalino',
)
const narrow = { ...phone, viewport: { width: 320, height: 640 } }
const withoutScript = { javaScriptEnabled: false }

describe('products side by side', () => {
  const walk = walks({ onlyLooks: true })
  const names = (page: Page) => page.locator('.cmp-name').allTextContents()
  const rows = (page: Page) => page.locator('.cmpt tbody th').filter({ visible: true }).allTextContents()

  /** Reads a comparison as the server sends it: status, products, and the elements about its address. */
  async function read(list: string) {
    const answer = await fetch(`${walk.shop.url}/compare?p=${list}`, { headers: { 'accept-language': 'es' } })
    const html = await answer.text()
    const said = /<div class="note note-warn">(.*?)<\/div>/.exec(html)?.[1] ?? ''
    return {
      status: answer.status,
      shown: /data-compared="([^"]*)"/.exec(html)?.[1],
      said: [...said.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text),
      isListed: !html.includes('<meta name="robots" content="noindex"/>'),
    }
  }

  test('compatible products are listed in pairs, without script too, in the page’s language', async () => {
    const { page } = await walk.arrive({ ...phone, ...withoutScript })
    await page.goto(FOUR)
    const section = page.locator('section[aria-labelledby=fit]')
    // The number of panels is unknown, so the page gives the possible numbers.
    expect((await section.locator('p').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))).toContain(
      'Panel solar 550 W monocristalino con Inversor híbrido 5 kW: de 4 a 9 en cada serie (conectados uno tras otro).',
    )
    expect(await section.locator('summary').textContent()).toMatch(/^Lo que sí encaja \(\d+\)$/)
    await page.goto(`/compare?p=${RACK},${productId('inversor-hibrido-3-kw')}`)
    expect(await section.locator('.note-warn').textContent()).toContain('pide 24')
    await page.goto(THREE)
    expect(await section.count()).toBe(0)
    const english = await fetch(`${walk.shop.url}${FOUR}`, { headers: { 'accept-language': 'en' } })
    expect((await english.text()).replaceAll('\u00a0', ' ')).toContain('4 to 9 in each string')
  })

  test('any address is answered, and parts left out are reported', async () => {
    const gone = 'Un producto de este enlace no está a la venta.'
    const tooMany = 'Se comparan cuatro productos a la vez: aquí están los cuatro primeros.'
    const repeated = 'Un producto que el enlace repite está aquí una sola vez.'
    const others = 'Una parte del enlace no se entiende y no se tuvo en cuenta.'
    const five = [WALL, FLOOR, RACK, productId('panel-solar-550-w-monocristalino'), productId('inversor-hibrido-5-kw')]
    const asked: [list: string, shown: number[], said: string[]][] = [
      [`${WALL},${FLOOR}`, [WALL, FLOOR], []],
      [`${FLOOR},${WALL},${FLOOR}`, [FLOOR, WALL], [repeated]],
      [five.join(), five.slice(0, 4), [tooMany]],
      [`999999,${five.slice(0, 4).join()}`, five.slice(0, 4), [gone]],
      [`${WALL},x,-1,1e3`, [WALL], [others]],
      ['999999,888888', [], ['2 productos de este enlace no están a la venta.']],
      ['9999999999', [], [others]],
      ["1'--", [], [others]],
      ['%00', [], [others]],
      ['%E2%80%AE12', [], [others]],
      ['', [], []],
      ['x'.repeat(4000), [], [others]],
      [Array.from({ length: 1500 }, (_, at) => at + 900_000).join(), [], ['12 productos de este enlace no están a la venta.']],
    ]
    for (const [list, shown, said] of asked) {
      const expected = { status: 200, shown: shown.join(), said, isListed: false }
      expect([list.slice(0, 60), await read(list)]).toEqual([list.slice(0, 60), expected])
    }
  })

  test('without script: another product of its kind is a touch away, up to four, and each can be removed', async () => {
    const { page } = await walk.arrive({ ...phone, ...withoutScript })
    await page.goto(`/compare?p=${WALL}`)
    const add = (name: RegExp) => page.getByRole('region', { name: 'Agregar otro' }).getByRole('link', { name }).first().click()
    await add(/pie 10.24/)
    await add(/rack 5.12/)
    await page.getByRole('heading', { name: 'Comparar 3 productos' }).waitFor()
    expect(page.url()).toContain(THREE)
    await add(/Armario/)
    await page.getByRole('heading', { name: 'Comparar 4 productos' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Agregar otro' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Quitar: Batería de litio de pie 10.24 kWh' }).click()
    await expect
      .poll(() => names(page))
      .toEqual([expect.stringContaining('pared'), expect.stringContaining('rack'), 'Armario de baterías 20.48 kWh'])
    for (let left = 3; left > 0; left -= 1)
      await page
        .getByRole('link', { name: /^Quitar/ })
        .first()
        .click()
    await page.getByText('Toque «Comparar»').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Ver productos' }).waitFor()
  })

  test('without script: goods of different lists, found by search, can be compared and sent to the chat', async () => {
    const { page } = await walk.arrive({ ...phone, ...withoutScript })
    const more = page.getByRole('region', { name: 'Agregar otro' })
    const find = async (words: string) => {
      await more.getByLabel('Buscar otro para comparar').fill(words)
      await more.getByRole('button', { name: 'Buscar' }).click()
      await page.waitForURL(/[?&]q=/)
      expect(await page.locator('link[rel=canonical]').count()).toBe(0)
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    }
    const words = 'inversor 48v para 2 aires'
    await page.goto('/')
    await page.getByRole('search').getByLabel('Buscar productos').fill(words)
    await page.keyboard.press('Enter')
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Comparar/ })
      .click()
    await page.getByText('Elija otro producto para compararlo con este.').waitFor()
    await find(words)
    await more.getByText(`Encontrados para «${words}»`).waitFor()
    await more.getByRole('listitem').getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Comparar 2 productos' }).waitFor()
    await find('placas')
    await more
      .getByRole('listitem')
      .getByRole('link', { name: /^Panel solar 550/ })
      .click()
    await page.getByRole('heading', { name: 'Comparar 3 productos' }).waitFor()
    expect((await names(page)).map((name) => name.split(/\s/)[0])).toEqual(['Inversor', 'Inversor', 'Panel'])
    const chat = new URL((await page.getByRole('link', { name: 'Preguntar por WhatsApp' }).getAttribute('href')) ?? '')
    const text = chat.searchParams.get('text') ?? ''
    for (const name of await names(page)) expect(text.replaceAll('\u00a0', ' ')).toContain(name.replaceAll('\u00a0', ' '))
    expect(text).toContain(new URL(page.url()).search)
  })

  test('without script: a search without new results shows a message and removes nothing', async () => {
    const { page } = await walk.arrive({ ...phone, ...withoutScript })
    const more = page.getByRole('region', { name: 'Agregar otro' })
    const ask = (q: string) => page.goto(`/compare?p=${WALL},${FLOOR}&q=${encodeURIComponent(q)}`)
    const asked: [words: string, said: RegExp][] = [
      ['bicicleta', /No encontramos «bicicleta»/],
      ['"><script>', /No encontramos «"><script>»/],
      ['x'.repeat(500), /No encontramos «x+»/],
      ['voltios', /Y \d+ más/],
    ]
    for (const [words, said] of asked) {
      await ask(words)
      await more.getByText(said).waitFor()
      expect(await names(page)).toHaveLength(2)
    }
    await ask('batería de litio de pie 10.24 kWh')
    // Products of the comparison are not offered again.
    expect(
      await more
        .getByRole('listitem')
        .getByRole('link', { name: /pie 10.24/ })
        .count(),
    ).toBe(0)
    await ask('\u0000 \u202e ')
    expect(await names(page)).toHaveLength(2)
    await page.goto(`${FOUR}&q=bateria`)
    expect(await more.count()).toBe(0)
    // With script the results are on a narrow screen without barriers, too.
    const { page: other } = await walk.arrive(narrow)
    await other.goto(`/compare?p=${WALL},${FLOOR}&q=voltios`)
    expect(await other.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    expect(await barriers(other)).toEqual([])
  })

  test('only differing rows can be shown, without script too, with prices per kilowatt-hour and spoken text for a dash', async () => {
    const { page } = await walk.arrive({ ...phone, ...withoutScript })
    await page.goto(`/compare?p=${WALL},${FLOOR},${productId('panel-solar-550-w-monocristalino')}`)
    expect(await rows(page)).toEqual(
      expect.arrayContaining(['Precio (USD)', 'Precio por Wp', 'Precio por kWh útil', 'Disponibilidad', 'Capacidad (kWh)']),
    )
    const perKwh = page.getByRole('row', { name: /^Precio por kWh útil/ })
    await perKwh.waitFor()
    expect(await perKwh.getByRole('cell').allTextContents()).toEqual(['$236.55', '$215.93', '—No se indica para este tipo'])
    await page.getByText('Solo lo que los diferencia').click()
    expect(await rows(page)).not.toContain('Disponibilidad')
    expect(await rows(page)).toContain('Capacidad (kWh)')
  })

  test.each([
    ['three at 320 px', THREE, narrow],
    ['four at 320 px', FOUR, narrow],
    ['four at a desk', FOUR, desktop],
  ])('%s: nothing is cut off, and there is no barrier', async (_, address, options) => {
    const { page } = await walk.arrive(options)
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    const region = page.getByRole('region', { name: 'Comparación' })
    const isMoved = await region.evaluate((box) => box.scrollWidth > box.clientWidth + 1)
    expect(isMoved).toBe(options === narrow)
    // The table scrolls sideways by keys, and the names of the rows stay in place.
    await region.focus()
    expect(await page.getByText('Deslice la tabla hacia un lado para verlos todos.').isVisible()).toBe(isMoved)
    if (isMoved) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
      const name = await page.locator('.cmpt tbody th').nth(1).boundingBox()
      expect(name?.x).toBeGreaterThanOrEqual(0)
    }
    expect(await barriers(page)).toEqual([])
  })

  test.each([
    ['two', `/compare?p=${WALL},${FLOOR}`],
    ['four of different kinds', FOUR],
  ])('%s fit on one sheet of paper, without screen controls', async (_, address) => {
    const { page } = await walk.arrive(desktop)
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header', 'footer', '.fab', '.cmp-no']) expect(await page.locator(part).first().isVisible()).toBe(false)
    const paper = page.locator('.paper')
    expect(await paper.textContent()).toContain(address)
    const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1)
  })
})
