import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers } from '../barriers.ts'
import { desktop, phone } from '../browser.ts'
import { productId } from '../goods.ts'
import { comparison } from '../public-routes.ts'
import { walks } from '../walks.ts'

const WALL = productId('lithium-wall-battery-5kwh')
const FLOOR = productId('lithium-floor-battery-10kwh')
const RACK = productId('rack-battery-5kwh')
const THREE = `/compare?p=${WALL},${FLOOR},${RACK}`
const FOUR = comparison('complete-solar-system-3kw', 'hybrid-inverter-5kw', 'rack-battery-5kwh', 'solar-panel-550w-mono')
const narrow = { ...phone, viewport: { width: 320, height: 640 } }
const withoutScript = { javaScriptEnabled: false }

describe('products side by side', () => {
  const walk = walks({ onlyLooks: true })
  const names = (page: Page) => page.locator('.cmp-name').allTextContents()
  const rows = (page: Page) => page.locator('.cmpt tbody th').filter({ visible: true }).allTextContents()

  /** A document as it comes from the server: its status, its products and what it says of its address. */
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

  test('whatever an address asks for is answered, and what is left out is said', async () => {
    const gone = 'Un producto de este enlace no está a la venta.'
    const tooMany = 'Se comparan cuatro productos a la vez: aquí están los cuatro primeros.'
    const repeated = 'Un producto que el enlace repite está aquí una sola vez.'
    const others = 'Una parte del enlace no se entiende y no se tuvo en cuenta.'
    const five = [WALL, FLOOR, RACK, productId('solar-panel-550w-mono'), productId('hybrid-inverter-5kw')]
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

  test('without script: another of its kind is a touch away, up to four, and each can go again', async () => {
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

  test('only the rows that differ, without script, too; prices for each kilowatt-hour; words to ears where nothing is known', async () => {
    const { page } = await walk.arrive({ ...phone, ...withoutScript })
    await page.goto(`/compare?p=${WALL},${FLOOR},${productId('solar-panel-550w-mono')}`)
    expect(await rows(page)).toEqual(
      expect.arrayContaining(['Precio (USD)', 'Precio por Wp', 'Precio por kWh', 'Disponibilidad', 'Capacidad (kWh)']),
    )
    const perKwh = page.getByRole('row', { name: /^Precio por kWh/ })
    await perKwh.waitFor()
    expect(await perKwh.getByRole('cell').allTextContents()).toEqual(['$212.89', '$194.34', '—Sin dato'])
    await page.getByText('Solo lo que los diferencia').click()
    expect(await rows(page)).not.toContain('Disponibilidad')
    expect(await rows(page)).toContain('Capacidad (kWh)')
  })

  test.each([
    ['three at 320 px', THREE, narrow],
    ['four at 320 px', FOUR, narrow],
    ['four at a desk', FOUR, desktop],
  ])('%s: nothing is cut off, nobody is kept out', async (_, address, options) => {
    const { page } = await walk.arrive(options)
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
    const region = page.getByRole('region', { name: 'Comparación' })
    const isMoved = await region.evaluate((box) => box.scrollWidth > box.clientWidth + 1)
    expect(isMoved).toBe(options === narrow)
    // What lies beyond the edge is reached by keys, and the name of a row stays.
    await region.focus()
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
  ])('%s fit on one sheet of paper, without what belongs to a screen', async (_, address) => {
    const { page } = await walk.arrive(desktop)
    await page.goto(address)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header', 'footer', '.fab', '.cmp-no']) expect(await page.locator(part).first().isVisible()).toBe(false)
    const paper = page.locator('.cmp-paper')
    expect(await paper.textContent()).toContain(address)
    const pdf = (await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(1)
  })
})
