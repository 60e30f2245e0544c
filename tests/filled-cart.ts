import type { BrowserContextOptions, Page } from 'playwright-core'
import { phone } from './browser.ts'
import type { walks } from './walks.ts'

export type Card = {
  id: number
  slug: string
  sku: string | null
  nameEs: string
  nameDe: string
  nameEn: string
  mainImage: string | null
  oldPrice: string | null
  newPrice: string | null
  priceOnRequest: boolean
  stockStatus: string
}

export const BATTERY = 'bateria-de-litio-de-pared-5-12-kwh'
export const PANEL = 'panel-solar-550-w-monocristalino'
export const MIXER = 'hormigonera-180-l'
export const LONG_AGO = '2026-01-10T12:00:00.000Z'

/** Lists the shop's products as they are on cards. */
export const readCards = async (shopUrl: string) => (await (await fetch(`${shopUrl}/api/products`)).json()) as Card[]

/** Creates a line of a stored cart. */
export function line(of: Card, quantity: number, { seenAt = new Date().toISOString(), ...seen }: Partial<Card> & { seenAt?: string } = {}) {
  const { id, slug, sku, nameEs, nameDe, nameEn, mainImage, oldPrice, newPrice, priceOnRequest, stockStatus } = { ...of, ...seen }
  const product = { slug, sku, nameEs, nameDe, nameEn, mainImage, oldPrice, newPrice, priceOnRequest, stockStatus }
  return { id, quantity, addedAt: seenAt, seenAt, product }
}

/** Creates a visitor whose browser has stored a cart. */
export async function arriveWithCart(
  walk: Pick<ReturnType<typeof walks>, 'arrive'>,
  {
    items = [],
    stored,
    options = phone,
  }: {
    items?: object[]
    stored?: string
    options?: BrowserContextOptions
  } = {},
) {
  const visitor = await walk.arrive(options)
  const cart = stored ?? (items.length > 0 ? JSON.stringify({ version: 1, code: 'K7M3PX', items }) : undefined)
  if (cart !== undefined) {
    await visitor.context.addInitScript((text) => {
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', '1')
      localStorage.setItem('cart', text)
    }, cart)
  }
  return { ...visitor, cart: visitor.page.getByRole('dialog') }
}

export const openCart = (page: Page) => page.locator('header [data-cart]').first().click()
export const chats = (page: Page) => page.getByRole('dialog').locator('a[href^="https://wa.me/"]')

export async function messages(page: Page): Promise<string[]> {
  await chats(page).first().waitFor()
  const links = await chats(page).evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href))
  return links.map((link) => new URL(link).searchParams.get('text') ?? '')
}

/** Reads code and lines of the stored cart. */
export const stored = (page: Page) =>
  page.evaluate(() => {
    const { code, items } = JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}')
    return { code, items: items.map(({ id, quantity }: { id: number; quantity: number }) => [id, quantity]) }
  })
