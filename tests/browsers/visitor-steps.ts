import { cartSteps, closeCart, seeLines } from './cart-steps.ts'
import { checkLooks } from './looks.ts'
import { type Action, expectText, PANEL, waitForAddress } from './step.ts'

/** Steps of a visitor which every supported engine takes. */
export const basicSteps: Record<string, Action> = {
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
    await page.see({ css: 'header nav a', text: 'Nosotros' })
    await page.screenshot('menu')
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
    await page.screenshot('filters')
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
  ...cartSteps,
  async 'sheet for an installer'(page) {
    await page.open('/cuba-energia-solar')
    await page.tap({ css: '#answer .kit a', text: 'Hoja para el instalador' })
    await page.see({ css: 'h2', text: '4. Conexión' })
    await checkLooks(page)
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
export const fullSteps: Record<string, Action> = {
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
    // Inverter, batteries and panels, with cable, connectors and a switch to install them.
    await seeLines(page, 6)
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

/** In place of `fullSteps`: every control leads to the same end by a plain form or link. */
export const fallbackSteps: Record<string, Action> = {
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
    // Chrome before 80 cannot parse the calculator's script. The next touch sends the plain form.
    await page.until('a touch on Uno más is not answered', () =>
      page.evaluate(() => {
        const figure = document.querySelector('#calc .bignum') as HTMLElement
        return 'lost' in document.documentElement.dataset || (figure.textContent || '').indexOf('5.22') !== -1
      }),
    )
    if (await page.evaluate(() => 'lost' in document.documentElement.dataset))
      await page.tap({ css: '#calc .rows .qty button', text: 'Uno más: Ventilador' })
    await page.see({ css: '#calc .bignum', text: '5.22' })
  },
  async 'quote by form'(page) {
    await fullSteps['quote form']?.(page)
  },
}
