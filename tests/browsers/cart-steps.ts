import type { Page } from './page.ts'
import { type Action, expectText } from './step.ts'

const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const INVERTER = '/product/inversor-hibrido-5-kw'

const addToCart = '.pinfo [data-add]'
const openCart: Action = async (page) => {
  await page.tap('header [data-cart]')
  await page.see('#cart h2')
}
export const closeCart: Action = async (page) => {
  await page.tap({ css: '#cart .dlg-h button', text: 'Cerrar' })
  await page.miss('#cart h2')
}
/** Waits until the cart has this many lines, all visible and none of them collapsed. */
export const seeLines = (page: Page, count: number) =>
  page.until(`the cart does not show ${count} lines`, () =>
    page.evaluate((expected) => {
      const lines = Array.from(document.querySelectorAll('#cart .line'))
      const room = document.querySelector('#cart .dlg-b')
      if (!room || room.getBoundingClientRect().height < 60) return false
      return lines.length === expected && lines.every((line) => line.getBoundingClientRect().height > 40)
    }, count),
  )
/** Reads the text of the order from the link to WhatsApp. */
export async function readOrder(page: Page): Promise<string> {
  await page.see('#cart a[href^="https://wa.me/"]')
  return page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('#cart a[href^="https://wa.me/"]')
    return decodeURIComponent(link ? link.href.replace(/\+/g, ' ') : '')
  })
}

export const cartSteps: Record<string, Action> = {
  async add(page) {
    await page.tap(addToCart)
    await page.see({ css: '.pinfo .buy-in', text: 'En el carrito' })
    await page.until('the badge does not count', () =>
      page.evaluate(() => (document.querySelector('header [data-cart]') as HTMLElement).dataset.count === '1'),
    )
  },
  async 'cart with one product'(page) {
    await openCart(page)
    await seeLines(page, 1)
    expectText(await readOrder(page), '1 x Panel solar 550 W monocristalino', '$145.00 USD*')
  },
  async 'cart with three products'(page) {
    await closeCart(page)
    for (const path of [BATTERY, INVERTER]) {
      await page.open(path)
      await page.tap(addToCart)
      await page.see({ css: '.pinfo .buy-in', text: 'En el carrito' })
    }
    await openCart(page)
    await seeLines(page, 3)
  },
  async quantity(page) {
    await page.tap({ css: '#cart .line .qty button', text: 'Uno más' })
    await page.until('the quantity does not change', async () => (await readOrder(page)).includes('2 x '))
  },
  async 'order by WhatsApp'(page) {
    expectText(await readOrder(page), 'https://wa.me/', '2 x Panel solar', '1 x Batería de litio', '1 x Inversor', '*Total: ', ' USD*')
  },
  async 'cart on a small screen'(page) {
    await page.resize(320, 640)
    try {
      await seeLines(page, 3)
      await page.see('#cart a[href^="https://wa.me/"]')
      const width = await page.evaluate(() => (document.querySelector('#cart') as Element).scrollWidth)
      if (width > 320) throw new Error(`the cart is ${width} px wide on 320 px`)
      await page.screenshot('cart-320')
    } finally {
      await page.resize(390, 844)
    }
    await closeCart(page)
  },
}
