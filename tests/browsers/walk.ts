import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ADMIN } from '../browser.ts'
import { drawing } from '../pictures.ts'
import { checkLooks } from './looks.ts'
import type { Page } from './page.ts'

/** How much of the site an engine has to run: `reduced` leaves out what may fall back to plain forms and links. */
export type Scope = { public: 'full' | 'reduced'; staff: 'full' | 'sentence' }
export type Step = { name: string; problem?: string }

type Action = (page: Page) => Promise<void>

const PANEL = '/product/panel-solar-550-w-monocristalino'
const BATTERY = '/product/bateria-de-litio-de-pared-5-12-kwh'
const INVERTER = '/product/inversor-hibrido-5-kw'

const addToCart = '.pinfo [data-add]'
const openCart: Action = async (page) => {
  await page.tap('header [data-cart]')
  await page.see('#cart h2')
}
const closeCart: Action = async (page) => {
  await page.tap({ css: '#cart .dlg-h button', text: 'Cerrar' })
  await page.miss('#cart h2')
}
/** The visible lines of the cart, none of them collapsed. */
const seeLines = (page: Page, count: number) =>
  page.until(`the cart does not show ${count} lines`, () =>
    page.evaluate((expected) => {
      const lines = Array.from(document.querySelectorAll('#cart .line'))
      const room = document.querySelector('#cart .dlg-b')
      if (!room || room.getBoundingClientRect().height < 60) return false
      return lines.length === expected && lines.every((line) => line.getBoundingClientRect().height > 40)
    }, count),
  )
/** The text of the order that the chat's link holds. */
async function readOrder(page: Page): Promise<string> {
  await page.see('#cart a[href^="https://wa.me/"]')
  return page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('#cart a[href^="https://wa.me/"]')
    return decodeURIComponent(link ? link.href.replace(/\+/g, ' ') : '')
  })
}
function expectText(text: string, ...parts: string[]): void {
  const missing = parts.filter((part) => !text.replaceAll('\u00a0', ' ').includes(part))
  if (missing.length > 0) throw new Error(`"${missing.join('", "')}" is missing in: ${text}`)
}
const waitForAddress = (page: Page, part: string) =>
  page.until(`the address does not become ${part}`, async () => {
    const address = await page.address()
    if (!address.includes(part)) throw new Error(`it is ${address}`)
    return true
  })

/** Steps of a visitor which every supported engine takes. */
const basics: Record<string, Action> = {
  async home(page) {
    await page.open('/')
    if ((await page.evaluate(() => document.documentElement.lang)) !== 'es') await page.open('/?lang=es')
    await page.see({ css: 'h2', text: '¿Qué necesita?' })
    await checkLooks(page)
  },
  async 'cookie settings'(page) {
    await page.open('/about')
    await page.tap('footer [data-cookies]')
    await page.see('dialog [role=switch]')
    await page.tap({ css: 'dialog button', text: 'Rechazar todas' })
    await page.miss('dialog [role=switch]')
  },
  async menu(page) {
    await page.tap({ css: 'header button, header summary, header label', text: 'Menú' })
    await page.tap({ css: 'header nav a', text: 'Nosotros' })
    await waitForAddress(page, '/about')
    await checkLooks(page)
  },
  async 'list with filters'(page) {
    await page.open('/products?q=inversor')
    await page.see('main article h3')
    await checkLooks(page)
    await page.tap({ css: '.tools button, .tools summary, .tools label', text: 'Filtros' })
    await page.fill('main form input[name=max]', '700')
    await page.tap({ css: 'main form button', text: 'Ver productos' })
    await waitForAddress(page, 'max=700')
    await page.see({ css: 'main a', text: '700' })
    await checkLooks(page)
  },
  async product(page) {
    await page.open(PANEL)
    await page.see({ css: 'h1', text: 'Panel solar' })
    await page.see({ css: '.price', text: '$145.00' })
    await checkLooks(page)
  },
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
    expectText(await readOrder(page), '1 x Panel solar 550 W monocristalino', '*Total: $145.00 USD*')
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
    expectText(await readOrder(page), 'https://wa.me/', '2 x Panel solar', '1 x Batería de litio', '1 x Inversor', '*Total: $')
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
  async language(page) {
    await page.open('/?lang=en')
    await page.see({ css: 'h2', text: 'What do you need?' })
    await checkLooks(page)
    await page.open('/?lang=es')
    await page.see({ css: 'h2', text: '¿Qué necesita?' })
  },
  async 'not found'(page) {
    await page.open('/nada-aqui')
    await page.see('h1')
    await checkLooks(page)
    // The browser itself reports the status of the document.
    const others = (await page.takeErrors()).filter((error) => !error.includes('404'))
    if (others.length > 0) throw new Error(others.join('\n'))
  },
}

/** Steps of a visitor which engines of the reduced scope may take by a plain form or link. */
const extras: Record<string, Action> = {
  async suggestions(page) {
    await page.open('/about')
    await page.tap('header label[for=q]')
    await page.fill('header input[name=q]', 'panel')
    await page.see('header [role=option]')
  },
  async comparison(page) {
    await page.open('/products?category=2&subcategory=all')
    await page.tap('main article:nth-of-type(1) .cmp')
    await page.see('.cmp-bar')
    await page.tap('main article:nth-of-type(2) .cmp')
    await page.tap('.cmp-bar a[href^="/compare?p="]')
    await page.see({ css: 'h1', text: 'Comparar 2 productos' })
    await checkLooks(page)
  },
  async calculator(page) {
    await page.open('/cuba-energia-solar')
    await checkLooks(page)
    expectText((await page.see('#calc .bignum')).text, '4.67')
    await page.tap({ css: '#calc .rows .qty button', text: 'Uno más: Ventilador' })
    await page.see({ css: '#calc .bignum', text: '5.22' })
    await page.tap('#answer .kit [data-kit]')
    await page.tap({ css: '#cart button', text: 'Reemplazar mi carrito' })
    await seeLines(page, 3)
    await closeCart(page)
  },
  async gallery(page) {
    await page.open(PANEL)
    await page.tap({ css: '.gal button', text: 'Foto siguiente' })
    await page.see({ css: '.gal .cnt', text: '2 / 3' })
  },
  async 'quote form'(page) {
    await page.open('/contact')
    await checkLooks(page)
    await page.fill('main form input[name=name]', 'Ana Pérez')
    await page.fill('main form input[name=phone]', '5234 5678')
    await page.fill('main form textarea[name=message]', 'Quiero un sistema de 5 kW para mi casa.')
    await page.tap({ css: 'main form button', text: 'Enviar consulta' })
    await page.see({ css: '.note', text: 'Formulario enviado' })
  },
}

/** In place of `extras`: every control leads to the same end by a plain form or link. */
const fallbacks: Record<string, Action> = {
  async 'search by form'(page) {
    await page.open('/about')
    await page.tap('header label[for=q]')
    await page.fill('header input[name=q]', 'panel')
    await page.tap('header .srch button[type=submit]')
    await waitForAddress(page, '/products?q=panel')
    await checkLooks(page)
  },
  async 'comparison by link'(page) {
    await page.open('/products?category=2&subcategory=all')
    await page.tap('main article .cmp')
    await page.until(
      'a touch on Comparar does nothing',
      async () => (await page.address()).includes('/compare') || page.evaluate(() => Boolean(document.querySelector('.cmp-bar'))),
    )
  },
  async 'calculator by form'(page) {
    await page.open('/cuba-energia-solar')
    await page.tap({ css: '#calc .rows .qty button', text: 'Uno más: Ventilador' })
    await page.see({ css: '#calc .bignum', text: '5.22' })
  },
  async 'quote by form'(page) {
    await extras['quote form']?.(page)
  },
}

const staff: Record<string, Action> = {
  async 'sign-in'(page) {
    await page.open('/admin/login?next=%2Fadmin%2Fimages')
    await page.see('.adm[data-alive]')
    await page.fill('input[name=username]', ADMIN.username)
    await page.fill('input[name=password]', ADMIN.password)
    await page.tap({ css: 'main button, form button', text: 'Anmelden' })
    await waitForAddress(page, '/admin/images')
    await page.see('.adm[data-alive]')
  },
  async upload(page) {
    const path = join(process.cwd(), '.cache/browsers/upload.png')
    writeFileSync(path, await drawing('png'))
    await page.setFile('input[type=file]', path)
    await page.see({ css: '.toasts', text: 'hochgeladen' })
  },
  async 'dashboard and price'(page) {
    await page.open('/admin/dashboard')
    await page.see('.adm[data-alive]')
    const edit = await page.evaluate(() =>
      fetch('/api/admin/products')
        .then((answer) => answer.json())
        .then(
          (all: { id: number; slug: string }[]) =>
            (all.find(({ slug }) => slug === 'panel-solar-550-w-monocristalino') as { id: number }).id,
        ),
    )
    await page.open(`/admin/products/${edit}/edit`)
    await page.see('.adm[data-alive]')
    await page.fill('input[name=newPrice]', '149')
    await page.tap({ css: 'button', text: 'Speichern' })
    await page.see({ css: '.toasts', text: 'Produkt gespeichert' })
    await page.open(`${PANEL}?lang=es`)
    await page.see({ css: '.price', text: '$149.00' })
  },
  async 'contact settings'(page) {
    await page.open('/admin/contact')
    await page.see('.adm[data-alive]')
    await page.fill('[name=contact_sales_phone]', '+53 5222 3333')
    await page.tap({ css: 'button', text: 'Alle speichern' })
    await page.see({ css: '.toasts', text: 'Kontaktinformation gespeichert' })
  },
  async account(page) {
    await page.open('/admin/account')
    await page.see('.adm[data-alive]')
  },
}

const staffSentence: Record<string, Action> = {
  async 'staff area names the browser it needs'(page) {
    await page.open('/admin/login')
    await page.see({ css: 'p, div', text: 'Chrome 106' })
  },
}

const stepsOf = (scope: Scope): Record<string, Action> => ({
  ...basics,
  ...(scope.public === 'full' ? extras : fallbacks),
  ...(scope.staff === 'full' ? staff : staffSentence),
})

/** Takes all steps, also after one that failed, saves a screenshot of each and reports each to `onStep`. */
export async function walk(page: Page, scope: Scope, onStep: (step: Step) => void): Promise<void> {
  let number = 0
  for (const [name, act] of Object.entries(stepsOf(scope))) {
    number += 1
    let problem: string | undefined
    try {
      await page.takeErrors()
      await Promise.race([
        act(page),
        wait(STEP_MS, undefined, { ref: false }).then(() => Promise.reject(new Error(`took longer than ${STEP_MS / 1000} s`))),
      ])
      const errors = (await page.takeErrors()).filter((error) => !EXPECTED.test(error))
      if (errors.length > 0) throw new Error(`console: ${errors.join('\n')}`)
    } catch (error) {
      problem = (error as Error).message
    }
    await page.screenshot(`${String(number).padStart(2, '0')}-${name.replaceAll(' ', '-')}${problem ? '-failed' : ''}`).catch(() => {})
    onStep({ name, ...(problem ? { problem } : {}) })
  }
}

const STEP_MS = 40_000

/** Zod tries whether it may compile its schemas, and works without where the security policy forbids it. */
const EXPECTED = /blocked a JavaScript eval/
